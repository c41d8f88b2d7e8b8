import { styled } from '@mui/material/styles';

/** The fields of a dialog, one under the other. An alert that says nothing takes no room. */
export const DialogForm = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > [role="alert"]:empty': { position: 'absolute' },
});
