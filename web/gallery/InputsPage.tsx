import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { CheckRow } from '../src/ui/CheckRow';
import { MultiSelectInput } from '../src/ui/MultiSelectInput';
import { PasswordInput } from '../src/ui/PasswordInput';
import { Segmented } from '../src/ui/Segmented';
import { SelectInput } from '../src/ui/SelectInput';
import { TextInput } from '../src/ui/TextInput';
import { WorkingButton } from '../src/ui/WorkingButton';

const nothing = () => undefined;
const breeds = [
  'Aberdeen Angus',
  'Angus Colorado',
  'Bonsmara',
  'Braford',
  'Brahman',
  'Brangus',
  'Careta',
  'Charolais',
  'Criolla',
  'Hereford',
  'Holando',
  'Jersey',
  'Limangus',
  'Limousin',
  'Polled Hereford',
  'Shorthorn',
].map((label) => ({ value: label, label }));

function Choices() {
  const [one, setOne] = useState('');
  const [long, setLong] = useState('Brangus');
  const [many, setMany] = useState<readonly string[]>(['Hereford', 'Aberdeen Angus', 'Brangus']);
  return (
    <>
      <SelectInput label="Corta" options={breeds.slice(0, 4)} value={one} onChange={setOne} none="Ninguna" />
      <SelectInput
        label="Larga, con buscador"
        required
        options={breeds}
        value={long}
        onChange={setLong}
        id="long"
      />
      <SelectInput
        label="Con error"
        options={breeds}
        value=""
        onChange={nothing}
        error="Elija una opción de la lista"
      />
      <SelectInput
        label="Deshabilitada"
        options={breeds.slice(0, 3)}
        value="Bonsmara"
        onChange={nothing}
        disabled
        hint="La fija el lote"
      />
      <MultiSelectInput label="Razas" options={breeds} value={many} onChange={setMany} id="many" />
      <MultiSelectInput label="Razas, vacía" size="small" options={breeds} value={[]} onChange={nothing} />
      <Segmented
        label="Modo"
        size="small"
        value="a"
        onChange={nothing}
        options={[
          { value: 'a', label: 'Operación' },
          { value: 'b', label: 'Gestión' },
        ]}
      />
      <Segmented
        label="Sexo"
        required
        value={null}
        onChange={nothing}
        error="Elija una opción"
        options={[
          { value: 'a', label: 'Hembra' },
          { value: 'b', label: 'Macho' },
          { value: 'c', label: 'Otro', disabled: true },
        ]}
      />
    </>
  );
}

function Texts() {
  const [text, setText] = useState('');
  const [secret, setSecret] = useState('');
  return (
    <>
      <TextInput label="Compacto" size="small" value={text} onChange={setText} placeholder="340" end="kg" />
      <TextInput
        label="Solo lectura"
        readOnly
        value="ARG-0042"
        onChange={nothing}
        hint="Lo asigna el registro"
      />
      <TextInput label="Deshabilitado" disabled value="No se puede" onChange={nothing} />
      <TextInput label="Nota" rows={3} value={text} onChange={setText} placeholder="Varias líneas" />
      <PasswordInput
        label="Contraseña nueva"
        value={secret}
        onChange={setSecret}
        autoComplete="new-password"
        hint="Al menos 12 caracteres"
      />
      <TextInput label="مرحبا 🐄 ÑANDÚ" value="نص من اليمين إلى اليسار" onChange={nothing} />
    </>
  );
}

export function InputsPage() {
  const [checked, setChecked] = useState(false);
  return (
    <Box component="main" sx={{ p: { xs: 4, sm: 8 }, bgcolor: 'surface', minHeight: '100vh' }}>
      <Typography variant="h1" sx={{ mb: 6 }}>
        Campos
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: {
            xs: 'minmax(0,1fr)',
            sm: 'repeat(2, minmax(0,1fr))',
            lg: 'repeat(3, minmax(0,1fr))',
          },
        }}
      >
        <Texts />
        <Choices />
        <CheckRow
          label="Acepto las condiciones"
          checked={checked}
          onChange={setChecked}
          error="Marque la casilla para seguir"
        />
      </Box>
      <Typography variant="h3" component="h2" sx={{ mt: 7, mb: 4 }}>
        Trabajando
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {[false, true].map((working) => (
          <Box key={String(working)} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <WorkingButton working={working} variant="contained">
              Guardar 3 cambios
            </WorkingButton>
            <WorkingButton working={working} variant="contained" size="small">
              Guardar
            </WorkingButton>
            <WorkingButton working={working} startIcon={<Download size={16} />}>
              Exportar
            </WorkingButton>
            <WorkingButton working={working} variant="contained" size="large">
              Ingresar
            </WorkingButton>
          </Box>
        ))}
        <Button size="main" variant="contained">
          Continuar: Origen
        </Button>
        <Button disabled>Continuar</Button>
        <Button variant="text">Ver todo</Button>
      </Box>
    </Box>
  );
}
