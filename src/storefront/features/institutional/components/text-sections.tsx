import type { TextSection } from '../text-section.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';

export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ title, paragraphs, items }) => (
    <section key={title} className="grid gap-3">
      <h2 className="text-section">{keepWords(title)}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{keepWords(paragraph)}</p>
      ))}
      {items && (
        <ul className="grid list-disc gap-2 ps-6">
          {items.map((item) => (
            <li key={item}>{keepWords(item)}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}
