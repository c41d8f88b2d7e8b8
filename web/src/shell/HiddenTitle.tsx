import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../theme/visually-hidden';

/** The title of a page that shows only a state: said by screen readers, which find their way by it. */
export const HiddenTitle = styled('h1')(visuallyHidden);
