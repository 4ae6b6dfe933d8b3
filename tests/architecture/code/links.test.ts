import { typedLinks } from './links.ts';
import { describeRule } from '../support/describe-rule.ts';

describeRule('links to pages are typed', typedLinks, {
  breaks: {
    'an address in href': { 'src/storefront/ui/a.tsx': 'const a = <a href="/busca">Buscar</a>;' },
    'an address put together in href': {
      'src/storefront/features/x/a.tsx': 'const a = (slug: string) => <a href={`/${slug}`}>Ver</a>;',
    },
    'an address chosen in href': {
      'src/storefront/features/x/a.tsx': "const a = (b: boolean) => <a href={b ? '/ofertas' : '#'}>Ver</a>;",
    },
    'a form that posts to an address': {
      'src/storefront/features/x/a.tsx': 'const a = <form action="/busca" />;',
    },
    'a path put together in to': {
      'src/storefront/features/x/a.tsx': 'const a = (slug: string) => <Link to={`/${slug}`}>Ver</Link>;',
    },
    'a path added up in to': {
      'src/storefront/features/x/a.tsx': "const a = (slug: string) => <Link to={'/' + slug}>Ver</Link>;",
    },
    'a redirect to an address': {
      'src/storefront/routes/a.tsx': "throw redirect({ href: '/autenticacao' });",
    },
    'a navigation to a path put together': {
      'src/storefront/features/x/a.tsx': 'void router.navigate({ to: `/pix/${codigo}` });',
    },
    'a location that is set': {
      'src/storefront/features/x/a.tsx': "window.location.href = '/autenticacao';",
    },
    "a page's address with its query": {
      'src/domain/a.ts': "export const freeCourses = '/busca?preco=gratuito';",
    },
    'an address put together with its query': {
      'src/storefront/features/x/a.tsx': 'const a = (term: string) => `/busca?titulo=${term}`;',
    },
    'an address kept in a constant': {
      'src/storefront/features/x/a.tsx':
        "const offers = '/ofertas' as const; const a = <a href={offers}>Ofertas</a>;",
    },
    'an address among data': {
      'src/storefront/features/x/a.tsx': "const items = [{ text: 'Ofertas', href: '/ofertas' }];",
    },
    'an address to come back to': {
      'src/storefront/features/x/a.tsx':
        'const a = <Link to="/autenticacao" search={{ redirect_to: \'/ofertas\' }}>Entrar</Link>;',
    },
    'an address that stands in for another': {
      'src/storefront/features/x/a.tsx': "const a = (b?: string) => <a href={b ?? '/ofertas'}>Ver</a>;",
    },
    'an address in attributes that are spread': {
      'src/storefront/features/x/a.tsx': "const a = <a {...{ 'href': '/ofertas' }}>Ofertas</a>;",
    },
    'any text handed on in to': {
      'src/storefront/features/x/a.tsx':
        'const a = (item: { href: string }) => <Link to={item.href}>Ver</Link>;',
    },
    'a path put together before, in to': {
      'src/storefront/features/x/a.tsx':
        'const a = (slug: string) => { const to = `/${slug}`; return <Link to={to}>Ver</Link>; };',
    },
    'a navigation to an address': {
      'src/storefront/features/x/a.tsx': "void navigate({ href: '/ofertas' });",
    },
    'a navigation with an address only': { 'src/storefront/features/x/a.tsx': "void navigate('/ofertas');" },
    'a window that is opened': { 'src/storefront/features/x/a.tsx': "window.open('/ofertas');" },
    'a history that is pushed': {
      'src/storefront/features/x/a.tsx': 'router.history.push(`/pix/${codigo}`);',
    },
    'a history that is replaced': {
      'src/storefront/features/x/a.tsx': "history.replaceState(null, '', '/ofertas');",
    },
    'a path that is set': { 'src/storefront/features/x/a.tsx': "location.pathname = '/ofertas';" },
    "the router's link": {
      'src/storefront/features/x/a.tsx': "import { Link } from '@tanstack/react-router';",
    },
    'a location that is assigned': {
      'src/storefront/features/x/a.tsx': 'window.location.assign(`/pix/${codigo}`);',
    },
  },
  keeps: {
    'typed links, other sites, files and parts of the page': {
      'src/storefront/shared/page/link.tsx': "import { Link } from '@tanstack/react-router';",
      'src/storefront/features/x/a.tsx': `
        import { useRouter } from '@tanstack/react-router';
        const a = <Link to="/pix/$codigoCompra" params={{ codigoCompra }}>Pagar</Link>;
        const b = <a href="https://example.com">Fora</a>;
        const c = <a href="#conteudo">Pular</a>;
        const d = <a href="/images/contrato.webp">Imagem</a>;
        void navigate({ to: '/busca', search: { titulo } });
        const e = text.replace('/', '-');
        const to = '/$vitrine';
        const f = <Link to={to} params={{ vitrine }}>Ver</Link>;
        const g = <Link to={home ? '/' : '/busca'}>Ver</Link>;
        const h = [{ text: 'Início', href: '/' }];
        const i = pathname === '/busca';
        const j = { rel: 'icon', href: '/favicon.svg' };
        list.push('/ofertas');
        dialog.open('/x');
      `,
    },
  },
});
