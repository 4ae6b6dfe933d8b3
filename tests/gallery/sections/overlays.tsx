import { useState } from 'react';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Modal } from '#/storefront/ui/overlays/modal.tsx';
import { Sheet } from '#/storefront/ui/overlays/sheet.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { useToast } from '#/storefront/ui/feedback/toast-provider.tsx';

export function Overlays() {
  const [open, setOpen] = useState<'modal' | 'sheet'>();
  const showToast = useToast();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen('modal')}>Abrir janela</Button>
      <Button onClick={() => setOpen('sheet')}>Abrir filtros</Button>
      <Button onClick={() => showToast({ text: 'Contato enviado com sucesso', tone: 'success' })}>
        Mostrar aviso
      </Button>
      <Button onClick={() => showToast({ text: 'Serviço indisponível', tone: 'danger', duration: 60_000 })}>
        Mostrar erro
      </Button>
      <Modal
        open={open === 'modal'}
        onClose={close}
        title="Ligamos para você"
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              Agora não
            </Button>
            <Button
              onClick={() =>
                showToast({
                  text: 'Serviço indisponível, tente mais tarde',
                  tone: 'danger',
                  duration: 60_000,
                })
              }
            >
              Pedir ligação
            </Button>
          </>
        }
      >
        <div className="space-y-4">
          <p>Deixe seu nome e telefone. Ligamos no horário comercial.</p>
          <TextField label="Nome" />
        </div>
      </Modal>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Filtros"
        footer={<Button block>Ver 128 cursos</Button>}
      >
        <TextField label="Cidade" />
      </Sheet>
    </div>
  );
}
