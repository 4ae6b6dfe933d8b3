import { privacyPolicy, privacyUpdatedOn } from '../privacy-policy.ts';
import { formatDay } from '#/domain/dates.ts';
import { TextPage } from './text-page.tsx';

export function PrivacyPage() {
  return (
    <TextPage
      title="Política de Privacidade"
      lead={`Como a Vitrine trata os seus dados pessoais, de acordo com a Lei Geral de Proteção de Dados (Lei 13.709/2018). Em vigor desde ${formatDay(privacyUpdatedOn)}.`}
    >
      {privacyPolicy.map(({ title, paragraphs, items }) => (
        <section key={title} className="grid gap-3">
          <h2 className="text-section">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items && (
            <ul className="grid list-disc gap-2 ps-6">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </TextPage>
  );
}
