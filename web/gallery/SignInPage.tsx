import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BrandPanel } from '../src/ui/BrandPanel';
import { Logo } from '../src/ui/Logo';
import { PasswordInput } from '../src/ui/PasswordInput';
import { PreviewCard } from '../src/ui/PreviewCard';
import { TextInput } from '../src/ui/TextInput';

const steps = [
  { title: 'Nacimiento', place: 'La Matilde, Chascomús', date: '14 sep 2024' },
  { title: 'Recría a campo', place: 'El Recuerdo, Ayacucho', date: '2 abr 2025' },
  { title: 'Certificado de sanidad', place: 'SENASA, vigente', date: '11 mar 2026' },
  { title: 'Traslado confirmado', place: 'La Matilde, Chascomús', date: '2 abr 2026' },
];

function Promise() {
  return (
    <Box sx={{ height: 826, p: '46px 52px 48px', display: 'flex', flexDirection: 'column' }}>
      <Typography variant="promise" component="h2">
        De dónde viene.
        <br />
        Por dónde pasó.
        <br />
        Quién responde.
      </Typography>
      <Typography sx={{ fontSize: 16, lineHeight: '26px', mt: 5, mb: 'auto', opacity: 0.85, maxWidth: 420 }}>
        La historia completa de cada animal, cada bolsa y cada malta, en un código que cualquiera puede leer.
      </Typography>
      <PreviewCard
        kind="Vaquillona Aberdeen Angus"
        name="KD482 C317 6"
        steps={steps}
        codeLabel="Código QR de ejemplo"
      />
    </Box>
  );
}

export function SignInPage() {
  const [mail, setMail] = useState('mbaguirre@estanciasdelsalado.com.ar');
  const [password, setPassword] = useState('secretísimo');
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: '600px minmax(0,1fr)' },
        bgcolor: 'surface',
        minHeight: '100vh',
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', p: { xs: 5, sm: '28px 40px' } }}>
        <Logo size={32} />
        <Box sx={{ my: 'auto', mx: 'auto', width: '100%', maxWidth: 376, display: 'grid', gap: 5 }}>
          <div>
            <Typography variant="h1">Ingrese a su cuenta</Typography>
            <Typography sx={{ color: 'ink2' }}>Use el correo de su empresa o de su invitación.</Typography>
          </div>
          <TextInput
            label="Correo electrónico"
            type="email"
            size="large"
            value={mail}
            onChange={setMail}
            autoComplete="username"
          />
          <PasswordInput
            label="Contraseña"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            aside={
              <Link href="#olvido" variant="subtitle2">
                Olvidé mi contraseña
              </Link>
            }
          />
          <Button variant="contained" size="large" fullWidth>
            Ingresar
          </Button>
          <Divider sx={{ typography: 'body2', color: 'ink3' }}>¿Primera vez en Huella?</Divider>
          <Button size="large" fullWidth>
            Crear una cuenta
          </Button>
        </Box>
      </Box>
      <Box sx={{ p: 3 }}>
        <BrandPanel rings={{ gap: 16.6, x: '560px', y: '249px' }}>
          <Promise />
        </BrandPanel>
      </Box>
    </Box>
  );
}
