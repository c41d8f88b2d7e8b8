import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import Switch from '@mui/material/Switch';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { buildTheme } from '../src/theme/build-theme';
import { chart, type, type AccentName } from '../src/theme/tokens';
import { typeStyle } from '../src/theme/typography';
import { BrandPanel } from '../src/ui/BrandPanel';
import { Card } from '../src/ui/Card';
import { FilterChip } from '../src/ui/FilterChip';
import { Kbd } from '../src/ui/Kbd';
import { Logo } from '../src/ui/Logo';
import { StatusChip } from '../src/ui/StatusChip';
import { TextInput } from '../src/ui/TextInput';

const themes: readonly [AccentName, string, string, string][] = [
  ['green', 'Operación', 'HOME', '17784A'],
  ['blue', 'Gestión e ingreso', 'PREHOME', '3969E8'],
  ['wine', 'Porcinos, tipo 11', 'Tema vino', '8E2448'],
  ['a3', 'Granos y cuero, tipo 35', 'Tema a3', '8A5610'],
];
const nothing = () => undefined;

function ThemeCard({
  name,
  title,
  note,
  hex,
}: {
  name: AccentName;
  title: string;
  note: string;
  hex: string;
}) {
  const { palette } = useTheme();
  return (
    <ThemeProvider theme={buildTheme(name, palette.mode)}>
      <Card>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, pt: 0.5 }}>
          <Logo size={32} markOnly />
          <Box sx={{ flex: 1 }}>
            <Typography variant="h4" component="h2">
              {title}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'ink3' }}>
              {note}
            </Typography>
          </Box>
          <Typography variant="caption" sx={{ color: 'ink3' }}>
            {hex}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 2, mt: 4 }}>
          <Button variant="contained" size="small">
            Registrar evento
          </Button>
          <Button variant="text" size="small">
            Ver todo
          </Button>
        </Box>
        <Box sx={{ display: 'flex', gap: 2, mt: 3, alignItems: 'center' }}>
          <FilterChip label="Raza" value="Angus" onOpen={nothing} onRemove={nothing} />
          <Checkbox defaultChecked slotProps={{ input: { 'aria-label': 'Casilla' } }} />
          <Radio checked slotProps={{ input: { 'aria-label': 'Opción' } }} />
          <Switch defaultChecked slotProps={{ input: { 'aria-label': 'Llave' } }} />
        </Box>
      </Card>
    </ThemeProvider>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Swatches({ colours }: { colours: readonly (readonly [string, string])[] }) {
  return (
    <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 2, overflow: 'hidden' }}>
      {colours.map(([name, hex]) => (
        <div key={name}>
          <Box
            sx={{ height: 56, bgcolor: hex, borderRadius: 1, border: '1px solid', borderColor: 'line2' }}
          />
          <Typography variant="caption" component="p" sx={{ fontWeight: 500, mt: 1 }}>
            {name}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'ink3' }}>
            {hex.slice(1)}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

const steps = [
  type.display,
  type.figure,
  type.title,
  type.page,
  type.section,
  type.body,
  type.cell,
  { ...type.meta, weight: 500 },
];

function Scale() {
  return (
    <Card>
      {steps.map((step) => (
        <Box
          key={step.size}
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            gap: 5,
            py: 2,
            borderBottom: '1px solid',
            borderColor: 'line',
            '&:last-child': { border: 0 },
          }}
        >
          <Typography variant="caption" sx={{ color: 'ink3', width: 92, flex: 'none' }}>
            {step.size}/{step.line} · {step.weight}
          </Typography>
          <Box sx={{ ...typeStyle(step), minWidth: 0, overflow: 'hidden' }}>
            De dónde viene, por dónde pasó
          </Box>
        </Box>
      ))}
    </Card>
  );
}

function Chips() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <StatusChip tone="ok">Productivo</StatusChip>
      <StatusChip tone="ok" icon="shield">
        Validada
      </StatusChip>
      <StatusChip tone="info">Activa</StatusChip>
      <StatusChip tone="warning" icon="pause">
        En pausa
      </StatusChip>
      <StatusChip tone="warning" icon="quarantine">
        Cuarentena
      </StatusChip>
      <StatusChip tone="warning" icon="eye">
        Observada
      </StatusChip>
      <StatusChip tone="danger" icon="expired">
        Vencida
      </StatusChip>
      <StatusChip tone="danger">Baja: muerte</StatusChip>
      <StatusChip tone="neutral" icon="package">
        Faenado
      </StatusChip>
      <StatusChip tone="neutral">Inactivo</StatusChip>
    </Box>
  );
}

function Buttons() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button variant="contained">Transferir 24</Button>
      <Button>Exportar</Button>
      <Button variant="text" color="secondary">
        Cancelar
      </Button>
      <Button color="error">Quitar acceso</Button>
      <Button disabled>Continuar</Button>
    </Box>
  );
}

function Fields() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 }}>
      <TextInput
        label="Caravana visual"
        required
        value="KD482 C351 3"
        onChange={nothing}
        good
        hint="Disponible"
        id="visual"
      />
      <TextInput
        label="Peso (kg)"
        required
        value="3.440"
        onChange={nothing}
        error="El máximo es 1.500 kg"
        id="weight"
      />
    </Box>
  );
}

export function FoundationsPage() {
  const { palette } = useTheme();
  return (
    <Box component="main" sx={{ p: { xs: 4, sm: 8 }, maxWidth: 1366, mx: 'auto' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, mb: 8, mt: 1, flexWrap: 'wrap' }}>
        <Logo size={44} markOnly />
        <Box sx={{ flex: 1 }}>
          <Typography variant="h1">Huella, fundamentos</Typography>
          <Typography variant="body2" sx={{ color: 'ink3' }}>
            Papel neutro, líneas de un píxel, un solo acento y números que se pueden comparar
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', color: 'ink3', fontSize: 12 }}>
          <Kbd>4</Kbd> espacio <Kbd>8</Kbd> radio <Kbd>36</Kbd> fila
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', xl: 'repeat(4, 1fr)' },
        }}
      >
        {themes.map(([name, title, note, hex]) => (
          <ThemeCard key={name} name={name} title={title} note={note} hex={hex} />
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 8,
          mt: 7,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '696fr 574fr' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 7, alignContent: 'start', minWidth: 0 }}>
          <Part title="Neutros">
            <Swatches
              colours={[
                ['superficie', palette.surface],
                ['fondo', palette.ground],
                ['línea', palette.line],
                ['línea 2', palette.line2],
                ['control', palette.control],
                ['tinta 3', palette.ink3],
                ['tinta 2', palette.ink2],
                ['tinta', palette.ink],
              ]}
            />
          </Part>
          <Part title="Tipografía, Inter variable">
            <Scale />
          </Part>
          <Part title="Motivo: huella, anillo de árbol, curva de nivel">
            <BrandPanel rings={{ gap: 10, x: '75%', y: '45%', fade: 'none' }}>
              <Box sx={{ height: 76 }} />
            </BrandPanel>
          </Part>
        </Box>
        <Box sx={{ display: 'grid', gap: 7, alignContent: 'start', minWidth: 0 }}>
          <Part title="Gráficos, distinguibles con daltonismo">
            <Swatches
              colours={[
                ...chart.series.map((hex, place) => [`${place + 1}`, hex] as const),
                ['Otros', chart.others],
              ]}
            />
          </Part>
          <Part title="Estados: icono, palabra y color">
            <Chips />
          </Part>
          <Part title="Botones: uno lleno por vista">
            <Buttons />
          </Part>
          <Part title="Campos">
            <Fields />
          </Part>
        </Box>
      </Box>
    </Box>
  );
}
