import { randomUUID } from 'node:crypto';
import { createShopClient, dataOf } from './shop-client.ts';

const [baseUrl = '', identificador = '', senha = '', chave = ''] = process.argv.slice(2);
const shop = createShopClient(baseUrl);

dataOf(await shop.POST('/api/login', { body: { identificador, senha } }));
const { nome, cpf, nascimento } = dataOf(await shop.GET('/api/minha-conta'));

const found = dataOf(
  await shop.GET('/api/produto-busca', {
    params: { query: { preco: 'pago', status: 'em-aberto', quantidade: 20, pagina: 1 } },
  }),
);
const offer = found.itens.find(({ oferta }) => (oferta?.vagas_disponiveis ?? 0) > 0)?.oferta;
if (!offer) throw new Error('No offer of the search has a seat.');

const order = dataOf(
  await shop.POST('/api/compra', {
    params: { header: { 'idempotency-key': randomUUID() } },
    body: {
      id_oferta: offer.id_oferta,
      aluno: {
        nome,
        cpf: cpf ?? '',
        nascimento: nascimento ?? '',
        telefone: '(48) 99123-4567',
        email: identificador,
      },
    },
  }),
);
const path = { codigo: order.codigo };
const { versao, sha256 } = order.contrato;
dataOf(await shop.POST('/api/compra/{codigo}/aceite', { params: { path }, body: { versao, sha256 } }));
dataOf(await shop.POST('/api/compra/{codigo}/pagamento', { params: { path }, body: { forma: 'pix' } }));
const pix = dataOf(
  await shop.GET('/api/pix/{codigoCompra}', { params: { path: { codigoCompra: order.codigo } } }),
);
dataOf(
  await shop.POST('/api/banco-simulado/cobrancas/{txid}/{acao}', {
    params: { path: { txid: pix.txid, acao: 'pagar' } },
  }),
);
const paid = dataOf(await shop.GET('/api/compra/{codigo}', { params: { path } }));

const feed = async () => {
  const { relatorio } = dataOf(
    await shop.PUT('/api/gestao/catalogo', {
      headers: { authorization: `Bearer ${chave}` },
      body: {
        professores: [{ nome: 'Dora Ramos', links: ['https://exemplo.com.br/dora'], mostrado: true }],
        cursos: [
          {
            titulo: 'Manutenção de Drones',
            modalidade: 'Cursos Profissionais',
            area: 'Usinagem e Ferramentaria',
            tipo: 'Qualificação Profissional',
            descricao: 'Da bancada ao voo de teste.',
            publico_alvo: 'Quem opera drones.',
            objetivos: ['Trocar motores'],
            conteudo: [{ titulo: 'Oficina', carga_horaria: 40, topicos: ['Bancada'] }],
            carga_horaria: 40,
            duracao_meses: 1,
            certificacao: 'Certificado.',
            preco_original: 800.5,
          },
        ],
      },
    }),
  );
  return relatorio.tabelas.filter(({ novos, iguais }) => novos + iguais > 0);
};

console.log(JSON.stringify({ state: paid.estado, fed: [await feed(), await feed()] }));
