import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import { SchoolMessage } from '../purchase/school-message.tsx';
import { strangersWords } from '#/domain/text/strangers-words.ts';
import type { MailTemplate } from '../mail-template.ts';

interface Props {
  nome: string;
  protocolo: string;
  titulo: string;
  turma: string;
  /** Why it wasn't accepted; empty otherwise. */
  motivo: string;
  isGrant: boolean;
  until: string;
  url: string;
}

function EnrolmentFacts({ protocolo, titulo, turma }: Pick<Props, 'protocolo' | 'titulo' | 'turma'>) {
  return (
    <Facts
      facts={[
        ['Curso', titulo],
        ['Turma', turma],
        ['Protocolo', protocolo],
      ]}
    />
  );
}

export const grantAskedMail: MailTemplate<Props> = {
  subject: ({ isGrant }) => (isGrant ? 'Recebemos o seu pedido de bolsa' : 'Recebemos a sua inscrição'),
  preview: ({ titulo, until }) => `Envie os documentos de ${titulo} até ${until}.`,
  title: 'Falta enviar os documentos',
  Content: (props) => (
    <>
      <Greeting nome={props.nome} />
      <Paragraph>
        {`Guardamos uma vaga para você enquanto nossa equipe confere o pedido. Envie os documentos pela página da inscrição até ${props.until}. Sem eles, a vaga passa para outra pessoa.`}
      </Paragraph>
      <EnrolmentFacts {...props} />
      <Action url={props.url}>Enviar documentos</Action>
      <Note>Quando houver uma decisão, avisamos por e-mail.</Note>
    </>
  ),
};

interface ReminderProps extends Props {
  missing: readonly string[];
  hasSome: boolean;
}

export const documentsReminderMail: MailTemplate<ReminderProps> = {
  subject: ({ until }) => `Envie os documentos da inscrição até ${until}`,
  preview: ({ titulo }) => `Sua vaga em ${titulo} espera pelos documentos.`,
  title: 'Ainda faltam documentos',
  Content: (props) => (
    <>
      <Greeting nome={props.nome} />
      <Paragraph>
        {props.hasSome
          ? `Recebemos uma parte dos seus documentos. O prazo é ${props.until}: depois desse dia nossa equipe decide com o que tiver chegado.`
          : `Sua vaga está guardada até ${props.until}. Sem nenhum documento até esse dia, a inscrição termina e a vaga passa para quem espera.`}
      </Paragraph>
      {props.missing.length > 0 && (
        <Paragraph>{`Ainda não chegaram: ${props.missing.join(', ')}.`}</Paragraph>
      )}
      <EnrolmentFacts {...props} />
      <Action url={props.url}>Enviar documentos</Action>
    </>
  ),
};

export const freeEnrolmentMail: MailTemplate<Props> = {
  subject: 'Sua matrícula está confirmada',
  preview: ({ titulo }) => `Você tem uma vaga em ${titulo}.`,
  title: 'Matrícula confirmada',
  Content: (props) => (
    <>
      <Greeting nome={props.nome} />
      <Paragraph>
        Sua matrícula gratuita está confirmada. Na página da inscrição você encontra a data, o local e o que
        levar no primeiro dia.
      </Paragraph>
      <EnrolmentFacts {...props} />
      <Action url={props.url}>Ver minha inscrição</Action>
      <Note>Se você não puder mais estudar, desista pela mesma página: a vaga passa para quem espera.</Note>
    </>
  ),
};

export const waitingEnrolmentMail: MailTemplate<Props> = {
  subject: 'Você está na lista de espera',
  preview: ({ titulo }) => `As vagas de ${titulo} estão ocupadas por enquanto.`,
  title: 'Você está na lista de espera',
  Content: (props) => (
    <>
      <Greeting nome={props.nome} />
      <Paragraph>
        Recebemos sua inscrição, mas todas as vagas desta turma estão ocupadas. Quando chegar a sua vez,
        mandamos um link só seu, que guarda a vaga por 24 horas.
      </Paragraph>
      <EnrolmentFacts {...props} />
      <Action url={props.url}>Ver meu lugar na lista</Action>
    </>
  ),
};

export const givenUpMail: MailTemplate<Props> = {
  subject: 'Registramos a sua desistência da inscrição',
  preview: 'Você não está mais inscrito nesta turma.',
  title: 'Desistência registrada',
  Content: (props) => (
    <>
      <Greeting nome={props.nome} />
      <Paragraph>
        Você desistiu desta inscrição. Se mudar de ideia, pode se inscrever de novo enquanto houver inscrições
        abertas.
      </Paragraph>
      <EnrolmentFacts {...props} />
      <Action url={props.url}>Ver a turma</Action>
    </>
  ),
};

export const lostPlaceMail: MailTemplate<Props> = {
  subject: 'Sua inscrição saiu da lista de espera',
  preview: 'Você pode se inscrever de novo.',
  title: 'Sua inscrição saiu da lista de espera',
  Content: (props) => (
    <>
      <Greeting nome={props.nome} />
      <Paragraph>
        A vaga que estava guardada para você não foi confirmada a tempo, ou você saiu da lista de espera. Se
        ainda quiser estudar nesta turma, faça a inscrição de novo.
      </Paragraph>
      <EnrolmentFacts {...props} />
      <Action url={props.url}>Fazer a inscrição de novo</Action>
    </>
  ),
};

export const refusedEnrolmentMail: MailTemplate<Props> = {
  subject: 'Sua inscrição não foi aceita',
  preview: ({ titulo }) => `Veja o motivo e outras turmas de ${titulo}.`,
  title: 'Inscrição não aceita',
  Content: (props) => (
    <>
      <Greeting nome={props.nome} />
      <Paragraph>{`Sua inscrição não pôde ser aceita. Motivo: ${props.motivo}`}</Paragraph>
      <EnrolmentFacts {...props} />
      <Action url={props.url}>Ver a inscrição</Action>
    </>
  ),
};

interface ChangedOfferProps extends Props {
  /** Days, hours and place as they are now; none while the offer is postponed without a date. */
  agora: readonly (readonly [string, string])[];
  recado: string;
}

// ENROLMENT-9
export const changedOfferMail: MailTemplate<ChangedOfferProps> = {
  subject: ({ agora }) =>
    agora.length > 0 ? 'A turma da sua inscrição mudou' : 'A turma da sua inscrição foi adiada',
  preview: ({ titulo, agora }) =>
    agora.length > 0 ? `Veja como ficou ${titulo}.` : `A nova data de ${titulo} ainda não foi marcada.`,
  title: 'A turma da sua inscrição mudou',
  Content: (props) => (
    <>
      <Greeting nome={props.nome} />
      <Paragraph>
        {props.agora.length > 0
          ? 'A escola mudou os dias, o horário ou o lugar das aulas. Sua inscrição continua valendo, e não é preciso responder. Agora é assim:'
          : 'A escola adiou a turma, e a nova data ainda não foi marcada. Sua inscrição continua valendo. Quando houver uma data, avisamos por e-mail.'}
      </Paragraph>
      {props.agora.length > 0 && <Facts facts={props.agora} />}
      <SchoolMessage text={props.recado} />
      <EnrolmentFacts {...props} />
      <Action url={props.url}>Ver minha inscrição</Action>
      <Note>Se não servir para você, desista pela mesma página: a vaga passa para quem espera.</Note>
    </>
  ),
};

interface GuardianProps extends Props {
  aluno: string;
}

export const guardianEnrolmentMail: MailTemplate<GuardianProps> = {
  subject: 'Você foi indicado como responsável em um curso gratuito',
  preview: 'Você foi indicado como responsável.',
  title: 'Você foi indicado como responsável',
  reason: 'Você recebeu este e-mail porque foi indicado como responsável por quem vai estudar.',
  Content: (props) => (
    <>
      <Greeting nome={props.nome} />
      <Paragraph>
        {`${strangersWords(props.aluno)} tem menos de 18 anos, se inscreveu em um curso gratuito e disse que você autoriza. Não há nada a pagar. A matrícula é assinada por você na secretaria da unidade.`}
      </Paragraph>
      <EnrolmentFacts {...props} />
      <Note>
        Se você não conhece quem se inscreveu, ou não autoriza, fale com a gente e informe o protocolo.
      </Note>
    </>
  ),
};
