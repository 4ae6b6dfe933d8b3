import { describe, expect, it } from 'vitest';
import { newCourse, toCourse, validateCourse } from '#/storefront/features/course-desk/course.schema.ts';
import { toOffer, validateOffer } from '#/storefront/features/course-desk/offer.schema.ts';

const course = {
  ...newCourse,
  titulo: 'Soldador',
  id_modalidade: '3',
  id_area_atuacao: '1',
  id_tipo_curso: '2',
  descricao: 'Solda.',
  publico_alvo: 'Todos.',
  objetivos: 'Soldar\n\n Cortar ',
  conteudo: 'Fundamentos (40 horas)\n- Segurança',
  carga_horaria: '40',
  duracao_meses: '0',
  certificacao: 'Certificado.',
  preco_original: '1.200,00',
};
const offer = {
  versao: '',
  formato: 'presencial',
  id_unidade: '1',
  turno: 'noturno',
  dias_semana: 'ter,qui',
  hora_inicio: '19:00',
  hora_fim: '22:00',
  data_inicio: '2031-03-04',
  data_fim: '2031-06-01',
  inscricoes_ate: '2031-02-20',
  carga_horaria: '40',
  vagas_total: '',
  vagas_minimas: '0',
  tipo_oferta: 'PAGO',
  preco_original: '1.200,00',
  preco_promocional: '990,50',
  parcelas_max: '6',
  idade_minima: '',
  escolaridade: '',
  documentos: 'RG\nCPF',
  confere_documentos: '',
  professores: 'ana-souza,bia-lima',
};

describe('the form of a course', () => {
  it('reads texts as values', () => {
    expect(validateCourse(course)).toEqual({});
    expect(toCourse(course)).toMatchObject({
      id_modalidade: 3,
      objetivos: ['Soldar', 'Cortar'],
      conteudo: [{ titulo: 'Fundamentos', carga_horaria: 40, topicos: ['Segurança'] }],
      duracao_meses: 0,
      preco_original: 1200,
      preco_promocional: null,
      video_url: null,
    });
    expect(toCourse({ ...course, gratuito: 'sim', preco_promocional: '10,00' })).toMatchObject({
      preco_original: 0,
      preco_promocional: null,
    });
  });

  it('names an empty field, and says what is wrong with a filled one', () => {
    expect(validateCourse({ ...course, titulo: ' ', id_modalidade: '', carga_horaria: '' })).toMatchObject({
      titulo: 'O campo Nome do curso é obrigatório',
      id_modalidade: 'O campo Modalidade é obrigatório',
      carga_horaria: 'O campo Carga horária é obrigatório',
    });
    expect(
      validateCourse({ ...course, carga_horaria: '40h', preco_original: 'mil', conteudo: '- a' }),
    ).toEqual({
      carga_horaria: 'Informe um número de 1 a 9999.',
      preco_original: 'Informe o valor em reais, como 900,00.',
      conteudo: expect.stringContaining('Linha 1'),
    });
    expect(validateCourse({ ...course, carga_horaria: '39' })).toEqual({
      conteudo: 'As horas dos módulos passam da carga horária do curso.',
    });
  });
});

describe('the form of an offer', () => {
  it('reads texts as values, and no price where it costs nothing', () => {
    expect(validateOffer(offer)).toEqual({});
    expect(toOffer(offer)).toMatchObject({
      dias_semana: ['ter', 'qui'],
      vagas_total: null,
      preco_promocional: 990.5,
      documentos: ['RG', 'CPF'],
      professores: ['ana-souza', 'bia-lima'],
      escolaridade: null,
    });
    expect(
      toOffer({ ...offer, tipo_oferta: 'GRATUITO', preco_original: 'mil', parcelas_max: '' }),
    ).toMatchObject({
      preco_original: 0,
      preco_promocional: null,
      parcelas_max: 1,
    });
  });

  it('says at its field what contradicts another', () => {
    expect(validateOffer({ ...offer, dias_semana: '', data_fim: '2031-02-28' })).toEqual({
      dias_semana: 'Marque os dias com aula.',
      data_fim: 'A turma não pode terminar antes de começar.',
    });
    expect(
      validateOffer({ ...offer, data_fim: offer.data_inicio, inscricoes_ate: offer.data_inicio }),
    ).toEqual({});
    expect(validateOffer({ ...offer, data_inicio: '2031-03-05' })).toEqual({
      data_inicio: '05/mar/2031 é quarta-feira, e esse dia não está marcado acima.',
    });
    expect(validateOffer({ ...offer, formato: 'ead', dias_semana: '', data_inicio: '2031-03-05' })).toEqual(
      {},
    );
    expect(validateOffer({ ...offer, data_inicio: '2031-03-09', dias_semana: 'dom' })).toEqual({});
    expect(validateOffer({ ...offer, hora_fim: '19:00' })).toEqual({
      hora_fim: 'A aula não pode terminar antes de começar.',
    });
  });
});
