import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Columns3 from 'lucide-react/icons/columns-3';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import UserCog from 'lucide-react/icons/user-cog';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { ActionBar } from '../src/ui/ActionBar';
import { Avatar } from '../src/ui/Avatar';
import { Breadcrumb } from '../src/ui/Breadcrumb';
import { Card } from '../src/ui/Card';
import { CheckRow } from '../src/ui/CheckRow';
import { FilterChip } from '../src/ui/FilterChip';
import { IconAction } from '../src/ui/IconAction';
import { Kbd } from '../src/ui/Kbd';
import { KeyValueList } from '../src/ui/KeyValueList';
import { PageHeader } from '../src/ui/PageHeader';
import { Pagination } from '../src/ui/Pagination';
import { SearchInput } from '../src/ui/SearchInput';
import { StatusChip } from '../src/ui/StatusChip';
import { Tabs } from '../src/ui/Tabs';

const nothing = () => undefined;
const companies = [
  ['Acopio Quequén S.A.', 'Depositario · Argentina'],
  ['Agropecuaria Iribarne Hnos.', 'Productor · Argentina'],
  ['Compañía Rioplatense de Granos, Maltas y Cueros del Litoral Sociedad Anónima', 'Industria · Uruguay'],
] as const;

function Cards() {
  return (
    <Box
      component="ul"
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
      {companies.map(([name, note]) => (
        <Card key={name} as="li" href={`#${name}`} linkLabel={name}>
          <Box sx={{ display: 'flex', gap: 3, pb: 3.5, borderBottom: '1px solid', borderColor: 'line' }}>
            <Avatar kind="company" name={name} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography component="h2" variant="h3" noWrap title={name}>
                {name}
              </Typography>
              <Typography variant="body2" sx={{ color: 'ink3' }}>
                {note}
              </Typography>
            </Box>
            <IconAction size="small" label={`Más acciones de ${name}`}>
              <Ellipsis size={16} />
            </IconAction>
          </Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', pt: 3 }}>
            <Typography variant="body2" sx={{ color: 'ink2' }}>
              4 establecimientos
            </Typography>
            <StatusChip tone="info" icon={UserCog}>
              Delegada
            </StatusChip>
          </Box>
        </Card>
      ))}
    </Box>
  );
}

function Facts() {
  const [checked, setChecked] = useState(true);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Card>
        <KeyValueList
          items={[
            { key: 'Electrónica', value: '032 010 004 582 317' },
            { key: 'Nacimiento', value: '14 sep 2024' },
            { key: 'Peso actual', value: '386,5 kg', strong: true },
            {
              key: 'Propietario',
              value: 'Compañía Rioplatense de Granos, Maltas y Cueros del Litoral Sociedad Anónima',
            },
          ]}
        />
      </Card>
      <Card>
        <CheckRow label="Vaquillona" checked={checked} onChange={setChecked} end="412" />
        <CheckRow label="Novillito" checked={false} indeterminate onChange={nothing} end="214" />
        <CheckRow label="Vaca" checked={false} onChange={nothing} end="386" />
        <CheckRow
          label="En pausa"
          checked={false}
          disabled
          onChange={nothing}
          hint="Un animal en pausa no se puede elegir"
        />
      </Card>
    </Box>
  );
}

export function ListPage() {
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(20);
  const [text, setText] = useState('');
  const [tab, setTab] = useState<'story' | 'sheet' | 'files'>('story');
  return (
    <Box component="main" sx={{ bgcolor: 'surface', minHeight: '100vh' }}>
      <PageHeader
        title="Animales"
        subtitle="186 de 1.248 cabezas · actualizado hace 2 minutos"
        actions={
          <>
            <IconAction label="Actualizar">
              <RotateCw size={16} />
            </IconAction>
            <Button size="small" startIcon={<Columns3 size={16} />}>
              Columnas
            </Button>
            <Button size="small" startIcon={<Download size={16} />}>
              Exportar
            </Button>
            <Button size="small" variant="contained" startIcon={<Plus size={16} />}>
              Cargar animal
            </Button>
          </>
        }
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: { xs: 4, sm: '8px 24px' },
          borderBottom: '1px solid',
          borderColor: 'line',
        }}
      >
        <Box sx={{ width: 260 }}>
          <SearchInput
            tone="quiet"
            value={text}
            onChange={setText}
            placeholder="Caravana, RP o HBA"
            end={<Kbd>Ctrl K</Kbd>}
          />
        </Box>
        <FilterChip label="Categoría" value="Vaquillona, Novillito" onOpen={nothing} onRemove={nothing} />
        <FilterChip label="Peso" value="340–410 kg" onOpen={nothing} onRemove={nothing} />
        <FilterChip label="Filtro" onOpen={nothing} />
        <Button size="small" variant="text" color="secondary">
          Quitar todos
        </Button>
      </Box>
      <Box sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
        <Breadcrumb crumbs={[{ label: 'Animales', href: '#' }, { label: 'KD482 C317 6' }]} />
        <Tabs
          id="detail"
          label="Partes del animal"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'story', label: 'Historia', count: 14 },
            { value: 'sheet', label: 'Ficha', count: 1248 },
            { value: 'files', label: 'Archivos' },
          ]}
        />
        <div role="tabpanel" id={`detail-panel-${tab}`} aria-labelledby={`detail-tab-${tab}`} tabIndex={0}>
          <Facts />
        </div>
        <Cards />
        <ActionBar label="Selección" start="24 seleccionados">
          <Button size="small" variant="text">
            Agrupar en lote
          </Button>
          <Button size="small" variant="contained">
            Transferir 24 animales
          </Button>
          <IconAction label="Quitar la selección">
            <X size={16} />
          </IconAction>
        </ActionBar>
      </Box>
      <Pagination page={page} pageSize={size} total={186} onPage={setPage} onPageSize={setSize} />
      <Pagination
        label="Paginación vacía"
        page={0}
        pageSize={20}
        total={0}
        onPage={nothing}
        onPageSize={nothing}
      />
      <Pagination
        label="Paginación larga"
        page={2999}
        pageSize={100}
        total={300_000}
        onPage={nothing}
        onPageSize={nothing}
      />
    </Box>
  );
}
