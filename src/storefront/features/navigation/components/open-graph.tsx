import { useMatches } from '@tanstack/react-router';

const shopDescription = 'Cursos técnicos, profissionais e superiores, com turmas, preços e matrícula online.';

export function OpenGraph({ brand }: { brand: { nome: string } }) {
  const title = useMatches({ select: (matches) => lastOf(matches, (tag) => tag.title) });
  const description = useMatches({
    select: (matches) => lastOf(matches, (tag) => (tag.name === 'description' ? tag.content : undefined)),
  });
  const address = useMatches({
    select: (matches) =>
      matches.flatMap(({ links = [] }) =>
        links.flatMap((link) => (link?.rel === 'canonical' ? [link.href] : [])),
      )[0],
  });
  return (
    <>
      <meta property="og:title" content={title && withoutName(title, brand.nome)} />
      <meta property="og:description" content={description ?? shopDescription} />
      {address && <meta property="og:url" content={address} />}
    </>
  );
}

interface Tag {
  title?: string | undefined;
  name?: string | undefined;
  content?: string | undefined;
}

function lastOf(
  matches: readonly { meta?: readonly (Tag | undefined)[] | undefined }[],
  read: (tag: Tag) => string | undefined,
): string | undefined {
  return matches.flatMap(({ meta = [] }) => meta.flatMap((tag) => (tag && read(tag)) ?? [])).at(-1);
}

function withoutName(title: string, nome: string): string {
  const end = ` | ${nome}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}
