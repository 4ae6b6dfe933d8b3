export interface SpecifiedCall {
  method: 'GET' | 'POST';
  path: string;
}

const get = (path: string): SpecifiedCall => ({ method: 'GET', path });
const post = (path: string): SpecifiedCall => ({ method: 'POST', path });

export const specifiedCalls: readonly SpecifiedCall[] = [
  get('/api/produto/detalhes/{id}'),
  get('/api/produto/detalhes/{id}/oferta/{offerId}'),
  get('/api/produto-busca'),
  get('/api/produto-busca-filtros'),
  get('/api/produto-sugestao'),
  get('/api/produto-inscricao-mais-informacoes/{a}/{b}'),
  get('/api/produto/{id}/opinioes/'),
  post('/api/produto/{id}/opiniao/{reviewId}/voto'),
  get('/api/produto-oferta/{id}'),
  get('/api/produto-favorito/{id}'),
  get('/api/produtos-area-atuacao'),
  get('/api/produto-modalidade/graduacao'),
  get('/api/produto-modalidade/cursos-tecnicos'),
  get('/api/produto-modalidade/cursos-rapidos'),
  get('/api/modalidades'),
  get('/api/modalidade/{id}'),
  get('/api/grupo-area-atuacao'),
  get('/api/grupo-area-atuacao-por-modalidade/{id}'),
  get('/api/grupo-area-atuacao-com-cursos-por-modalidade/{id}'),
  get('/api/area-atuacao/{id}'),
  get('/api/getModalityServices'),
  get('/api/cidade'),
  get('/api/cidade/uf'),
  get('/api/cidades-com-produto'),
  get('/api/estado'),
  get('/api/tipo-curso'),
  get('/api/depoimento/{id}'),
  get('/api/purchase-stages'),
  get('/api/public-places'),
  get('/api/getStates'),
  get('/api/getCardsFlags'),
  get('/api/getSpecialNeeds'),
  get('/api/getSpecialNeedsLevels'),
  get('/api/getCountries'),
  get('/api/lista-posts'),
  get('/api/lista-posts-sesi-sc'),
  get('/api/promocao/vigente'),
  post('/api/me-ligue'),
  post('/api/requisicao'),
  get('/api/rede-social'),
  get('/api/redes-sociais'),
  get('/api/layout/{value}'),
  get('/api/lista-certificados'),
  get('/api/lista-formas-pagamento'),
  get('/api/lista-redes-sociais'),
];

export const nameOfCall = ({ method, path }: SpecifiedCall) => `${method} ${path}`;
