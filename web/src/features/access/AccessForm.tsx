import { styled } from '@mui/material/styles';
import { WorkingButton } from '../../ui/WorkingButton';

/** The column of a form of access, or of what is in its place. */
export const AccessForm = styled('form')({ display: 'grid', gap: 16, width: '100%' });
export const AccessColumn = styled('div')({ display: 'grid', gap: 16, width: '100%' });
/** Its one filled button. */
export const Submit = styled(WorkingButton)({ marginTop: 4 });
/** A quiet line under it: where else to go. */
export const Elsewhere = styled('p')(({ theme }) => ({
  color: theme.palette.ink2,
  textAlign: 'center',
  ...theme.typography.body2,
}));
