import { typedLinks } from './rules/links.ts';
import { describeRule } from './support/describe-rule.ts';

describeRule('links to pages are typed', typedLinks, {
  breaks: {
    'an address in href': { 'src/ui/a.tsx': 'const a = <a href="/busca">Buscar</a>;' },
    'an address put together in href': {
      'src/features/x/a.tsx': 'const a = (slug: string) => <a href={`/${slug}`}>Ver</a>;',
    },
    'an address chosen in href': {
      'src/features/x/a.tsx': "const a = (b: boolean) => <a href={b ? '/ofertas' : '#'}>Ver</a>;",
    },
    'a form that posts to an address': { 'src/features/x/a.tsx': 'const a = <form action="/busca" />;' },
    'a path put together in to': {
      'src/features/x/a.tsx': 'const a = (slug: string) => <Link to={`/${slug}`}>Ver</Link>;',
    },
    'a path added up in to': {
      'src/features/x/a.tsx': "const a = (slug: string) => <Link to={'/' + slug}>Ver</Link>;",
    },
    'a redirect to an address': { 'src/routes/a.tsx': "throw redirect({ href: '/autenticacao' });" },
    'a navigation to a path put together': {
      'src/features/x/a.tsx': 'void router.navigate({ to: `/pix/${codigo}` });',
    },
    'a location that is set': { 'src/features/x/a.tsx': "window.location.href = '/autenticacao';" },
    'a location that is assigned': { 'src/features/x/a.tsx': 'window.location.assign(`/pix/${codigo}`);' },
  },
  keeps: {
    'typed links, other sites, files and parts of the page': {
      'src/features/x/a.tsx': `
        const a = <Link to="/pix/$codigoCompra" params={{ codigoCompra }}>Pagar</Link>;
        const b = <a href="https://example.com">Fora</a>;
        const c = <a href="#conteudo">Pular</a>;
        const d = <a href="/images/contrato.webp">Imagem</a>;
        void navigate({ to: '/busca', search: { titulo } });
        const e = text.replace('/', '-');
      `,
    },
  },
});
