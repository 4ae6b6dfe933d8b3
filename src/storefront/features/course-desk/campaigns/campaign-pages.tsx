import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { DeskCampaign } from '#/contract/catalogue/campaign-desk.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { useNewForm, useVersionedForm } from '#/storefront/shared/desk/stored-forms.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { CatalogueDeskPage } from '../components/catalogue-desk-page.tsx';
import { campaignMutations, campaignQueries } from './campaign.queries.ts';
import {
  campaignSavedText,
  campaignStateTexts,
  campaignTexts,
  describeCampaignDays,
  newCampaign,
  readCampaignEntries,
  toCampaignTag,
  validateCampaignEntries,
  validateNewCampaignEntries,
} from './campaign.schema.ts';
import { CampaignFields } from './campaign-fields.tsx';

/** Every campaign of the school, those that run or will first. */
export function CampaignsPage({ page }: { page: number }) {
  const { data } = useSuspenseQuery(campaignQueries.list(page));
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-4">
        <h1 className="text-title">Campanhas</h1>
        <p className="text-muted">
          Uma página com os cursos que você escolhe, pelo tempo que você escolhe, para divulgar fora da loja.
        </p>
        <Link to="/gestao/campanhas/nova" className={`${buttonClass()} md:justify-self-start`}>
          Nova campanha
        </Link>
      </header>
      {data.itens.length === 0 ? (
        <EmptyState title="Ainda não há campanhas">
          Crie uma, e divulgue o endereço dela em anúncios e redes sociais.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {data.itens.map((campaign) => (
            <Card as="li" key={campaign.tag_url} className="grid grid-cols-1 gap-2">
              <p>
                <Link
                  to="/gestao/campanhas/$campanha"
                  params={{ campanha: campaign.tag_url }}
                  className={`${linkClass()} inline-block py-1 font-semibold wrap-anywhere`}
                >
                  {campaign.titulo}
                </Link>
              </p>
              <p className="text-sm text-muted">{describeCampaignDays(campaign)}</p>
              <p>
                <Badge tone={campaign.situacao === 'no-ar' ? 'success' : 'neutral'}>
                  {campaignStateTexts[campaign.situacao]}
                </Badge>
              </p>
            </Card>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={countPages(data.totalItens)}
        renderLink={(number, link) => (
          <Link to="/gestao/campanhas" search={{ pagina: number === 1 ? undefined : number }} {...link} />
        )}
      />
    </div>
  );
}

export function NewCampaignPage({ answer }: { answer: FormAnswer | undefined }) {
  const navigate = useNavigate();
  const { typed, errors, body } = useNewForm({
    queryKey: campaignQueries.all,
    answer,
    check: {
      read: readCampaignEntries,
      find: validateNewCampaignEntries,
      prefix: 'campanha',
      focus: 'summary',
    },
    mutation: campaignMutations.create(),
    onMade: (_, entries) =>
      navigate({ to: '/gestao/campanhas/$campanha', params: { campanha: toCampaignTag(entries) } }),
  });
  return (
    <CatalogueDeskPage of="campanhas" title="Nova campanha">
      <FormBody name="campanha" submitText="Criar campanha" {...body}>
        <CampaignFields isNew entries={{ ...newCampaign, ...typed }} errors={errors} />
      </FormBody>
    </CatalogueDeskPage>
  );
}

interface EditCampaignPageProps {
  campaign: DeskCampaign;
  answer: FormAnswer | undefined;
}

export function EditCampaignPage({ campaign, answer }: EditCampaignPageProps) {
  const { situacao, tag_url: tag } = campaign;
  return (
    <CatalogueDeskPage
      of="campanhas"
      title={campaign.titulo}
      badge={
        <Badge tone={situacao === 'no-ar' ? 'success' : 'neutral'}>
          <ChangingText>{campaignStateTexts[situacao]}</ChangingText>
        </Badge>
      }
      lead={<ChangingText>{describeCampaignDays(campaign)}</ChangingText>}
      actions={
        situacao === 'no-ar' ? (
          <p>
            <Link to="/campanha/$promoTitle" params={{ promoTitle: tag }} className={linkClass('text')}>
              Ver na loja
            </Link>
          </p>
        ) : undefined
      }
    >
      <CampaignForm campaign={campaign} answer={answerTo(answer, 'campanha')} />
      {situacao !== 'encerrada' && (
        <section aria-labelledby="fim-da-campanha" className="grid grid-cols-1 gap-4">
          <h2 id="fim-da-campanha" className="text-section">
            Encerrar agora
          </h2>
          <p className="text-muted">
            A página sai do ar, e quem seguir o link vê que ela não existe. Os cursos continuam à venda.
          </p>
          <OnePressForm
            queryKey={campaignQueries.all}
            name="fim"
            answer={answerTo(answer, 'fim')}
            mutation={campaignMutations.end(tag)}
            value={undefined}
            text="Encerrar campanha"
            loadingText="Encerrando"
            className="md:justify-self-start"
          />
        </section>
      )}
    </CatalogueDeskPage>
  );
}

function CampaignForm({ campaign, answer }: EditCampaignPageProps) {
  const { entries, versao, errors, body } = useVersionedForm({
    queryKey: campaignQueries.all,
    stored: campaignTexts(campaign),
    answer,
    check: { read: readCampaignEntries, find: validateCampaignEntries, prefix: 'campanha', focus: 'summary' },
    mutation: campaignMutations.save(campaign.tag_url),
    savedText: campaignSavedText,
  });
  return (
    <FormBody name="campanha" submitText="Salvar campanha" {...body}>
      <input type="hidden" name="versao" value={versao} />
      <CampaignFields isNew={false} entries={entries} errors={errors} />
    </FormBody>
  );
}
