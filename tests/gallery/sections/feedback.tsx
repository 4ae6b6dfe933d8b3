import { Accordion } from '#/storefront/ui/navigation/accordion.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Countdown } from '#/storefront/ui/feedback/countdown.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { ProgressBar } from '#/storefront/ui/feedback/progress-bar.tsx';
import { QrCode } from '#/storefront/ui/display/qr-code.tsx';
import { Skeleton, SkeletonText } from '#/storefront/ui/feedback/skeleton.tsx';
import { Spinner } from '#/storefront/ui/feedback/spinner.tsx';
import { StarRating } from '#/storefront/ui/display/star-rating.tsx';
import { Timeline } from '#/storefront/ui/display/timeline.tsx';

export function Feedback() {
  return (
    <div className="grid gap-8 lg:grid-cols-3">
      <div className="space-y-4">
        <Alert title="Sua vaga está guardada">Pague o Pix em até 30 minutos para garantir a matrícula.</Alert>
        <Alert tone="success" title="Pagamento recebido" />
        <Alert tone="warning">A turma foi adiada para 10 de março.</Alert>
        <Alert tone="danger" title="Serviço indisponível" actions={<Button size="sm">Tentar de novo</Button>}>
          Tente novamente mais tarde.
        </Alert>
        <div className="flex flex-wrap gap-2">
          <Badge>EAD</Badge>
          <Badge tone="blue">Curso técnico</Badge>
          <Badge tone="success">Vagas abertas</Badge>
          <Badge tone="warning">Últimas vagas</Badge>
          <Badge tone="danger">Esgotado</Badge>
          <Badge tone="ink">-20%</Badge>
          <span data-area="energia">
            <Badge tone="area">Energia</Badge>
          </span>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <StarRating value={4.6} />
          <StarRating value={3.5} size="sm" />
          <Spinner label="Carregando turmas" className="text-primary-600" />
        </div>
        <ProgressBar label="Vagas ocupadas" value={18} max={24} valueText="18 de 24 vagas" />
        <ProgressBar label="Nota 5" value={64} tone="ink" />
        <Countdown label="Este Pix vale por mais" seconds={754} />
        <Countdown label="Este Pix vale por mais" seconds={42} />
      </div>
      <div className="space-y-6">
        <Timeline
          label="Andamento da compra"
          items={[
            { id: '1', title: 'Pedido feito', time: '12 fev. 2027, 19:40', state: 'done' },
            {
              id: '2',
              title: 'Aguardando pagamento',
              description: 'Pague o Pix até 20:10.',
              state: 'current',
            },
            { id: '3', title: 'Matrícula confirmada', state: 'pending' },
          ]}
        />
        <Timeline
          label="Outra compra"
          items={[
            { id: '4', title: 'Pedido feito', time: '2 fev. 2027', state: 'done' },
            { id: '5', title: 'Pix expirado', time: '2 fev. 2027', state: 'failed' },
          ]}
        />
        <Accordion
          items={[
            {
              title: 'Módulo 1: Desenho técnico',
              trailing: '60 h',
              content: 'Normas, cotas e vistas.',
              open: true,
            },
            { title: 'Módulo 2: Metrologia', trailing: '40 h', content: 'Paquímetro e micrômetro.' },
          ]}
        />
        <QrCode
          text="00020126360014br.gov.bcb.pix0114+5547999990000"
          label="QR code do Pix"
          className="w-40"
        />
      </div>
      <div className="space-y-6">
        <Card interactive>
          <a href="#conteudo" className="card-link font-semibold text-heading">
            Técnico em Eletrotécnica
          </a>
          <p className="text-sm text-muted">Joinville, noturno, 12 fev. 2027</p>
        </Card>
        <Card className="space-y-4">
          <Skeleton className="h-32" />
          <SkeletonText />
        </Card>
        <Card padding="none">
          <EmptyState title="Nenhum favorito por aqui" actions={<Button>Explorar cursos</Button>}>
            Toque no coração de um curso para encontrar ele depois.
          </EmptyState>
        </Card>
      </div>
    </div>
  );
}
