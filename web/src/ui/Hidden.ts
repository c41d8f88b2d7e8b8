import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../theme/visually-hidden';

/** Words for who hears the screen; nobody sees them. */
export const Hidden = styled('span')(visuallyHidden);
