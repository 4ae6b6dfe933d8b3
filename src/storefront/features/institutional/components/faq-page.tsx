import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { RichTextBlocks } from '#/storefront/shared/rich-text/rich-text.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { Accordion } from '#/storefront/ui/navigation/accordion.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { faqQueries } from '../faq.queries.ts';
import { TextPage } from './text-page.tsx';

export function FaqPage() {
  const { data: sections } = useSuspenseQuery(faqQueries.faq());
  return (
    <TextPage
      title="Perguntas Frequentes"
      lead="O que as pessoas mais perguntam antes e depois de se matricular."
    >
      {sections.length === 0 && (
        <EmptyState
          level={2}
          title="Ainda não há perguntas por aqui"
          actions={
            <Link to="/fale-conosco" className={buttonClass()}>
              Fale conosco
            </Link>
          }
        >
          <p>Pergunte o que quiser: o atendimento responde.</p>
        </EmptyState>
      )}
      {sections.map(({ secao, perguntas }) => (
        <section key={secao} className="grid grid-cols-1 gap-3">
          <h2 className="text-section wrap-anywhere">{secao}</h2>
          <Accordion
            headingLevel="h3"
            items={perguntas.map(({ id_item, pergunta, resposta }) => ({
              id: `pergunta-${id_item}`,
              title: pergunta,
              content: (
                <div className="grid grid-cols-1 gap-3">
                  <RichTextBlocks blocks={resposta} level={3} />
                </div>
              ),
            }))}
          />
        </section>
      ))}
    </TextPage>
  );
}
