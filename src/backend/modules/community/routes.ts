import { os } from '#/backend/request/implementer.ts';
import { signedIn } from '#/backend/request/require-session.ts';
import { addFavourite, isFavourite, listFavourites, removeFavourite } from './favourite-service.ts';
import { getParticipation, writeReview } from './participation.ts';
import { askQuestion } from './question-service.ts';
import { listReviews, voteReview } from './review-service.ts';

export const communityRoutes = {
  listReviews: os.community.listReviews.handler(({ input, context: { db, session } }) =>
    listReviews(db, input.id, session?.personId ?? null, input.filtro),
  ),
  voteReview: os.community.voteReview.use(signedIn).handler(({ input, context: { db, session } }) =>
    voteReview(db, {
      courseId: input.params.id,
      reviewId: input.params.reviewId,
      personId: session.personId,
      helpful: !isTakenBack(input.query?.unvote),
    }),
  ),
  isFavourite: os.community.isFavourite.handler(({ input, context: { db, session } }) =>
    isFavourite(db, session?.personId ?? null, input.id),
  ),
  addFavourite: os.community.addFavourite
    .use(signedIn)
    .handler(({ input, context: { db, systemClock, session } }) =>
      addFavourite(db, systemClock(), session.personId, input.id),
    ),
  removeFavourite: os.community.removeFavourite
    .use(signedIn)
    .handler(({ input, context: { db, session } }) => removeFavourite(db, session.personId, input.id)),
  listFavourites: os.community.listFavourites
    .use(signedIn)
    .handler(({ context: { db, session } }) => listFavourites(db, session.personId)),
  askQuestion: os.community.askQuestion
    .use(signedIn)
    .handler(({ input, context: { db, systemClock, session } }) =>
      askQuestion(db, systemClock(), { personId: session.personId, courseId: input.id, texto: input.texto }),
    ),
  getParticipation: os.community.getParticipation
    .use(signedIn)
    .handler(({ input, context: { db, clock, session } }) =>
      getParticipation(db, clock(), session.personId, input.id),
    ),
  writeReview: os.community.writeReview
    .use(signedIn)
    .handler(({ input, context: { db, systemClock, session } }) =>
      writeReview(db, systemClock(), {
        personId: session.personId,
        courseId: input.id,
        nota: input.nota,
        texto: input.texto,
      }),
    ),
};

/** `?unvote` may come without value (COMMUNITY-3); `false` and `0` are accepted too. */
function isTakenBack(unvote: boolean | string | undefined): boolean {
  return unvote !== undefined && unvote !== false && unvote !== 'false' && unvote !== '0';
}
