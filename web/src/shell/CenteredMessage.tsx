import { styled } from '@mui/material/styles';

/** Sets what it holds into the middle of the sheet; as `main` of the window where no frame is around it. */
export const CenteredMessage = styled('div')({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: 16,
  'main&': { minHeight: '100dvh' },
});
