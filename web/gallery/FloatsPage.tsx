import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../src/ui/ConfirmDialog';
import { ErrorBoundary } from '../src/ui/ErrorBoundary';
import { Modal } from '../src/ui/Modal';
import { OfflineBar } from '../src/ui/OfflineBar';
import { ProcessingModal } from '../src/ui/ProcessingModal';
import { SuccessModal } from '../src/ui/SuccessModal';
import { useToasts } from '../src/ui/Toasts';

const kinds = ['confirm', 'processing', 'success', 'errors', 'wide', 'menu', 'offline', 'fault'] as const;
type Kind = (typeof kinds)[number];
const records = ['KD482 C341 6', 'C342 4', 'C343 2', 'C344 0', 'C345 9', 'C346 7'];

function Faulty(): ReactNode {
  throw new Error('a fault made on purpose');
}

function Dialogs({ open, close }: { open: Kind | null; close: () => void }) {
  return (
    <>
      <ConfirmDialog
        open={open === 'confirm'}
        title="¿Dar de baja 6 animales?"
        text="Dejan de estar en La Matilde y ya no admiten eventos. Su historia y su página QR se conservan."
        records={records}
        confirmLabel="Dar de baja 6 animales"
        onConfirm={close}
        onCancel={close}
      />
      <ProcessingModal
        open={open === 'processing'}
        title="Guardando 32 animales"
        text="Puede cerrar esta ventana. Le avisaremos al terminar."
        done={18}
        total={32}
        secondsLeft={2}
        onLeave={close}
        onStop={close}
      />
      <SuccessModal
        open={open === 'success'}
        onClose={close}
        title="Animal cargado"
        text="KD482 C351 3 ya está en La Matilde."
        actions={
          <>
            <Button size="small" variant="contained">
              Cargar otro
            </Button>
            <Button size="small">Ver animal</Button>
          </>
        }
      />
      <Modal
        open={open === 'errors' || open === 'wide'}
        onClose={close}
        size={open === 'wide' ? 'wide' : 'small'}
        title="2 de 24 no se pueden transferir"
        icon={<Box component={CircleAlert} size={18} sx={{ color: 'state.danger.text' }} />}
        actions={
          <>
            <Button size="small" onClick={close}>
              Volver
            </Button>
            <Button size="small" variant="contained">
              Transferir los otros 22
            </Button>
          </>
        }
      >
        <Typography variant="subtitle2">KD482 C326 8</Typography>
        <Typography variant="caption" sx={{ color: 'ink2' }}>
          Está en pausa desde el 3 de noviembre
        </Typography>
      </Modal>
    </>
  );
}

export function FloatsPage() {
  const asked = kinds.find((kind) => kind === new URLSearchParams(location.search).get('open')) ?? null;
  const [open, setOpen] = useState<Kind | null>(asked);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toasts = useToasts();
  const close = () => {
    setOpen(null);
  };
  return (
    <Box component="main" sx={{ p: 8, minHeight: '100vh' }}>
      <Typography variant="h1" sx={{ mb: 4 }}>
        Lo que flota
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            onClick={(event) => {
              setOpen(kind);
              setAnchor(event.currentTarget);
            }}
          >
            {kind}
          </Button>
        ))}
        <Button
          onClick={() =>
            toasts.show({
              tone: 'ok',
              text: '24 animales transferidos',
              action: { label: 'Deshacer', onClick: close },
            })
          }
        >
          toast
        </Button>
        <Button onClick={() => toasts.show({ tone: 'danger', text: 'El peso no se guardó' })}>
          toast error
        </Button>
        <Button
          onClick={() => toasts.show({ id: 'load', tone: 'info', text: 'Carga en curso: 68 %', stays: true })}
        >
          toast progress
        </Button>
      </Box>
      <Dialogs open={open} close={close} />
      <Menu open={open === 'menu' && anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem onClick={close}>Editar</MenuItem>
        <MenuItem selected>Transferir</MenuItem>
        <MenuItem disabled>Dar de baja</MenuItem>
      </Menu>
      {open === 'offline' && <OfflineBar time="10:41" onClose={close} />}
      {open === 'fault' && (
        <ErrorBoundary>
          <Faulty />
        </ErrorBoundary>
      )}
    </Box>
  );
}
