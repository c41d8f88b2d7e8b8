import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Archive from 'lucide-react/icons/archive';
import FileUp from 'lucide-react/icons/file-up';
import Gauge from 'lucide-react/icons/gauge';
import BadgeCheck from 'lucide-react/icons/badge-check';
import SearchX from 'lucide-react/icons/search-x';
import Tag from 'lucide-react/icons/tag';
import type { ReactNode } from 'react';
import { ActionBar } from '../src/ui/ActionBar';
import { Card } from '../src/ui/Card';
import { EmptyState } from '../src/ui/EmptyState';
import { ErrorState } from '../src/ui/ErrorState';
import { Logo } from '../src/ui/Logo';
import { NoPermissionState } from '../src/ui/NoPermissionState';
import { Notice } from '../src/ui/Notice';
import { OfflineBar } from '../src/ui/OfflineBar';
import { CardsSkeleton, FormSkeleton, GridSkeleton } from '../src/ui/Skeletons';
import { Toast } from '../src/ui/Toast';

const nothing = () => undefined;

function Cell({ title, children, flush = true }: { title: string; children: ReactNode; flush?: boolean }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="h2" sx={{ color: 'ink2', fontWeight: 500, mb: 2 }}>
        {title}
      </Typography>
      <Card flush={flush}>{children}</Card>
    </Box>
  );
}

function Toasts() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Toast
        tone="ok"
        text="24 animales transferidos"
        action={{ label: 'Ver', onClick: nothing }}
        held
        onClose={nothing}
      />
      <Toast
        tone="ok"
        icon={Archive}
        text="Acceso quitado"
        action={{ label: 'Deshacer', onClick: nothing }}
        held
        onClose={nothing}
      />
      <Toast
        tone="info"
        icon={FileUp}
        text="Carga en curso: 68 %"
        action={{ label: 'Ver', onClick: nothing }}
        held
        onClose={nothing}
      />
      <Toast
        tone="danger"
        text="El peso no se guardó"
        action={{ label: 'Reintentar', onClick: nothing }}
        held
        onClose={nothing}
      />
    </Box>
  );
}

function Notices() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Notice tone="warning" icon={Gauge} title="Quedan 12 animales de su cupo.">
        La planilla trae 31. Amplíe el plan o quite 19 filas.
      </Notice>
      <Notice tone="info" icon={BadgeCheck} title="La renovación vence el 30 de noviembre.">
        Después podrá ver y exportar, pero no cargar.
      </Notice>
      <ActionBar label="Cambios sin guardar" start="3 sin guardar">
        <Button size="small" variant="text">
          Descartar
        </Button>
        <Button size="small" variant="contained">
          Guardar 3 cambios
        </Button>
      </ActionBar>
    </Box>
  );
}

export function StatesPage() {
  return (
    <Box component="main" sx={{ p: { xs: 4, sm: 8 }, maxWidth: 1366, mx: 'auto' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 6 }}>
        <div>
          <Typography variant="h1">Estados</Typography>
          <Typography variant="body2" sx={{ color: 'ink3' }}>
            Lo que se ve mientras no hay datos, cuando algo falla y cuando algo se confirma
          </Typography>
        </div>
        <Logo />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <Cell title="Vacío, primera vez">
          <EmptyState
            icon={<Tag size={20} />}
            title="Todavía no hay animales"
            text="Cárguelos uno por uno o importe la planilla que ya usa. Reconocemos sus columnas."
            actions={
              <>
                <Button size="small">Importar planilla</Button>
                <Button size="small" variant="contained">
                  Cargar animal
                </Button>
              </>
            }
          />
        </Cell>
        <Cell title="Vacío, por los filtros">
          <EmptyState
            kind="filtered"
            icon={<SearchX size={20} />}
            title="Ningún animal con estos filtros"
            text="Hay 1.248 animales en La Matilde. El filtro más estrecho es Peso: 340–410 kg."
            actions={
              <>
                <Button size="small">Quitar todos</Button>
                <Button size="small">Quitar el filtro de peso</Button>
              </>
            }
          />
        </Cell>
        <Cell title="Cargando, con la forma de lo que viene">
          <GridSkeleton count={7} after={0} head />
        </Cell>
        <Cell title="Error, con número para citar">
          <ErrorState
            title="No pudimos traer los animales"
            text="El servidor tardó más de 30 segundos. Sus filtros y la selección de 24 animales se conservan."
            onRetry={nothing}
            action={<Button size="small">Volver</Button>}
            requestId="7F3A-91C2-0E"
          />
        </Cell>
        <Cell title="Sin permiso">
          <NoPermissionState
            title="No puede ver los animales de El Recuerdo"
            text="Su rol Marketing permite editar páginas QR. Tomás Iribarne administra este establecimiento."
            actions={
              <>
                <Button size="small">Cambiar de establecimiento</Button>
                <Button size="small">Pedir acceso</Button>
              </>
            }
          />
        </Cell>
        <Cell title="Sin conexión" flush={false}>
          <OfflineBar place="flow" time="10:41" onClose={nothing} />
        </Cell>
        <Cell title="Avisos, abajo a la izquierda, 5 segundos" flush={false}>
          <Toasts />
        </Cell>
        <Cell title="Cambios sin guardar y cupo" flush={false}>
          <Notices />
        </Cell>
        <Cell title="Cargando un formulario" flush={false}>
          <FormSkeleton count={4} after={0} />
        </Cell>
      </Box>
      <Typography variant="caption" component="h2" sx={{ color: 'ink2', fontWeight: 500, my: 4 }}>
        Cargando tarjetas
      </Typography>
      <CardsSkeleton count={3} after={0} />
    </Box>
  );
}
