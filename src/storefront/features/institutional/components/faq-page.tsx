import { Accordion } from '#/storefront/ui/navigation/accordion.tsx';
import { frequentQuestions } from '../frequent-questions.ts';
import { TextPage } from './text-page.tsx';

export function FaqPage() {
  return (
    <TextPage
      title="Perguntas Frequentes"
      lead="O que as pessoas mais perguntam antes e depois de se matricular."
    >
      <Accordion
        headingLevel="h2"
        items={frequentQuestions.map(({ question, answer }) => ({
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
    </TextPage>
  );
}
