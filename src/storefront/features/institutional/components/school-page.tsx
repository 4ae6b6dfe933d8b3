import { useSuspenseQuery } from '@tanstack/react-query';
import { RichTextBlocks } from '#/storefront/shared/rich-text/rich-text.tsx';
import { schoolPageQueries } from '../school-page.queries.ts';
import { TextPage } from './text-page.tsx';

export function SchoolPage({ slug }: { slug: string }) {
  const { titulo, resumo, texto } = useSuspenseQuery(schoolPageQueries.page(slug)).data;
  return (
    <TextPage title={titulo} lead={resumo}>
      <div className="grid grid-cols-1 gap-4">
        <RichTextBlocks blocks={texto} level={2} />
      </div>
    </TextPage>
  );
}
