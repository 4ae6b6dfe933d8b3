export async function findSampleValues(
  read: (path: string) => Promise<string>,
): Promise<Record<string, string>> {
  const parts = locationsIn(await read('/sitemap.xml'));
  const firstOf = async (kind: string) => {
    const part = parts.find((path) => path.startsWith(`/sitemap/${kind}-`));
    const [page] = part ? locationsIn(await read(part)) : [];
    if (page === undefined) throw new Error(`The sitemap names no ${kind}.`);
    return page;
  };
  const [modality, nomeCurso, city, idCurso, idOferta] = (await firstOf('turmas')).slice(1).split('/');
  const coursePage = await read(`/${modality}/${nomeCurso}/${idCurso}`);
  const picture = /property="og:image" content="[^"]*\/og\/([^"]+)"/.exec(coursePage)?.[1];
  const arquivo = /property="og:image" content="[^"]*\/marca\/([^"]+)"/.exec(
    await read('/acessibilidade'),
  )?.[1];
  if (!arquivo) throw new Error('The shop has no picture for shared links.');
  if (!picture || !idOferta)
    throw new Error('The first offer of the sitemap has no page, or that no picture.');
  return {
    modality: modality!,
    nomeCurso: nomeCurso!,
    city: city!,
    idCurso: idCurso!,
    idOferta,
    picture,
    arquivo,
    // Courses of the demonstration are drawn.
    '/fotos/$arquivo arquivo': `${'0'.repeat(32)}-640.webp`,
    part: parts
      .find((path) => path.includes('/cursos-'))!
      .split('/')
      .at(-1)!,
    promoTitle: (await firstOf('campanhas')).split('/').at(-1)!,
    vitrine: (await firstOf('modalidades')).slice(1),
    productOffer: `${idCurso}-${idOferta}`,
    idUnidade: '1',
    tipo: 'boas-vindas',
    idItem: '1',
    idDepoimento: '1',
    idPagina: '1',
    campanha: 'semana-da-energia',
    idPost: '1',
    idImportacao: '1',
    formato: 'modelo',
    tabela: 'vendas',
    idSolicitacao: '1',
    idPessoa: '1',
    courseId: idCurso!,
    offerId: idOferta,
    '': 'a/b/c/d',
    txid: 'nenhum',
    protocolo: 'AAAA-AAAA-AAAA',
    pagina: '1',
    posicao: '1',
    hash: 'nenhum',
    id: '1',
    convite: 'nenhum',
    '/cupom/$codigo codigo': 'COMECE10',
    '/gestao/cupons/$codigo codigo': 'COMECE10',
    codigo: '01JD8XZ4KQ7V9R2M5T3W6Y1B0C',
    lista: 'turnos',
    texto: 'contrato',
    versao: '2026-01',
    documento: 'recibo.pdf',
    codigoCompra: '01JD8XZ4KQ7V9R2M5T3W6Y1B0C',
    codigoAcesso: 'nenhum',
    codigoAplicacao: 'vitrine',
    slug: 'curso-tecnico-ou-graduacao',
    '/sobre/$slug slug': 'quem-somos',
    '/programas/$slug slug': 'eletricista-e-energia-solar',
    '/gestao/programas/$slug slug': 'eletricista-e-energia-solar',
    '/gestao/programas/$slug/imagem slug': 'eletricista-e-energia-solar',
    '/gestao/programas/$slug/historico slug': 'eletricista-e-energia-solar',
    '/gestao/programas/$slug/edicoes/$idOferta slug': 'eletricista-e-energia-solar',
    '/gestao/programas/$slug/edicoes/$idOferta/cancelar slug': 'eletricista-e-energia-solar',
    '/professores/$slug slug': 'marlene-kuhn',
    '/gestao/professores/$slug slug': 'marlene-kuhn',
    '/gestao/professores/$slug/foto slug': 'marlene-kuhn',
  };
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}
