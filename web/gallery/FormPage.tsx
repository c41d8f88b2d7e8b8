import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Radio from 'lucide-react/icons/radio';
import ScanLine from 'lucide-react/icons/scan-line';
import Search from 'lucide-react/icons/search';
import Tag from 'lucide-react/icons/tag';
import { useState } from 'react';
import { ErrorSummary } from '../src/ui/ErrorSummary';
import { PageHeader } from '../src/ui/PageHeader';
import { Segmented } from '../src/ui/Segmented';
import { SelectInput } from '../src/ui/SelectInput';
import { StepBar } from '../src/ui/StepBar';
import { StepRail } from '../src/ui/StepRail';
import { StickyFooter } from '../src/ui/StickyFooter';
import { TextInput } from '../src/ui/TextInput';

const nothing = () => undefined;
const steps = [
  { id: 'identity', title: 'Identificación', detail: '1 campo por corregir', state: 'here', failed: true },
  { id: 'origin', title: 'Origen y nacimiento', detail: 'Completo', state: 'done' },
  { id: 'features', title: 'Características', detail: '6 campos, 2 obligatorios', state: 'later' },
  { id: 'health', title: 'Sanidad', detail: 'Opcional', state: 'later', open: true },
  { id: 'place', title: 'Ubicación y archivos', detail: 'Opcional', state: 'later' },
] as const;
const categories = ['Vaquillona', 'Vaca', 'Novillito', 'Ternera'].map((label) => ({ value: label, label }));
const faults = [{ fieldId: 'visual', text: 'Caravana visual: falta el dígito verificador' }];
const twoColumns = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 } as const;

function Fields() {
  const [sex, setSex] = useState<'f' | 'm' | null>('f');
  const [category, setCategory] = useState('Vaquillona');
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mt: 6 }}>
        Identificación
      </Typography>
      <Typography variant="body2" sx={{ color: 'ink3', mb: 4 }}>
        Como figura en la caravana colocada en el animal.
      </Typography>
      <Box sx={twoColumns}>
        <TextInput
          id="visual"
          label="Caravana visual"
          required
          icon={<Tag size={16} />}
          value="KD482 C351 "
          missing="_"
          onChange={nothing}
          error={
            <>
              Falta el dígito verificador. Ejemplo: KD482 C351 <strong>3</strong>
            </>
          }
          action={
            <Button variant="text" size="small" startIcon={<ScanLine size={16} />}>
              Leer
            </Button>
          }
        />
        <TextInput
          label="Caravana electrónica"
          required
          icon={<Radio size={16} />}
          value="032 010 004 582 351"
          onChange={nothing}
          good
          hint="Disponible: ningún otro animal la usa"
        />
        <TextInput label="RP" value="2318" onChange={nothing} />
        <TextInput
          label="HBA"
          value=""
          placeholder="Buscar en el registro de la raza"
          onChange={nothing}
          end={<Search size={16} />}
        />
      </Box>
      <Typography variant="h3" component="h2" sx={{ mt: 7 }}>
        Categoría y raza
      </Typography>
      <Typography variant="body2" sx={{ color: 'ink3', mb: 4 }}>
        Define qué eventos se podrán registrar.
      </Typography>
      <Box sx={twoColumns}>
        <Segmented
          label="Sexo"
          required
          value={sex}
          onChange={setSex}
          options={[
            { value: 'f', label: 'Hembra' },
            { value: 'm', label: 'Macho' },
          ]}
        />
        <SelectInput
          label="Categoría"
          required
          options={categories}
          value={category}
          onChange={setCategory}
        />
        <TextInput
          label="Fecha del evento"
          required
          value="21/11/2026"
          onChange={nothing}
          end={<CalendarDays size={16} />}
        />
      </Box>
    </>
  );
}

export function FormPage() {
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <Box
        sx={{
          width: 247,
          flex: 'none',
          p: '56px 12px 16px',
          borderRight: '1px solid',
          borderColor: 'line',
          display: { xs: 'none', lg: 'block' },
        }}
      >
        <StepRail steps={steps} onGo={nothing} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, bgcolor: 'surface', display: 'flex', flexDirection: 'column' }}>
        <Box
          component="header"
          sx={{ display: { lg: 'none' }, p: 4, borderBottom: '1px solid', borderColor: 'line' }}
        >
          <StepBar title="Identificación" step={1} steps={5} />
        </Box>
        <Box
          component="main"
          sx={{ maxWidth: 760, width: '100%', mx: 'auto', flex: 1, p: { xs: 4, md: '26px 0' } }}
        >
          <PageHeader
            kind="form"
            title="Nuevo animal"
            subtitle="Los campos con * son obligatorios"
            actions={
              <Typography variant="caption" sx={{ color: 'ink3' }}>
                Borrador guardado a las 10:42
              </Typography>
            }
          />
          <Box sx={{ mt: 4 }}>
            <ErrorSummary faults={faults} />
          </Box>
          <Fields />
        </Box>
        <StickyFooter
          start={<Button>Cancelar</Button>}
          onlyMainOnPhone
          note="Paso 1 de 5"
          end={
            <Button variant="contained" endIcon={<ArrowRight size={16} />}>
              Continuar: Origen y nacimiento
            </Button>
          }
        />
      </Box>
    </Box>
  );
}
