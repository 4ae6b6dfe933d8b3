import { Accordion } from '#/ui/accordion.tsx';
import { frequentQuestions } from '../frequent-questions.ts';
import { TextPage } from './text-page.tsx';

export function FaqPage() {
  return (
    <TextPage
      title="Perguntas Frequentes"
      lead="O que as pessoas mais perguntam antes e depois de se matricular."
    >
      <Accordion
        items={frequentQuestions.map(({ question, answer }) => ({
          title: <h2 className="text-base">{question}</h2>,
          content: <p>{answer}</p>,
        }))}
      />
    </TextPage>
  );
}
