import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { UpdatePage } from '#/features/profile/components/update-page.tsx';
import { profileQueries } from '#/features/profile/profile.queries.ts';
import { sessionQueries } from '#/features/session/session.queries.ts';

export const Route = createFileRoute('/_default/_signed-in/atualizar-cadastro')({
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(profileQueries.account()).then(() => {}),
  head: () => ({
    meta: [{ title: 'Atualizar cadastro | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: UpdateRegistration,
});

function UpdateRegistration() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return (
    <UpdatePage
      onPersonSaved={async () => {
        await queryClient.invalidateQueries({ queryKey: sessionQueries.current().queryKey });
        await router.invalidate();
      }}
    />
  );
}
