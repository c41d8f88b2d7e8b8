import { styled } from '@mui/material/styles';
import { phone } from '../theme/media';

/** What a line of text says where there is room for it. */
export const Wide = styled('span')({ [phone]: { display: 'none' } });
/** What it says on a phone. */
export const Narrow = styled('span')({ display: 'none', [phone]: { display: 'inline' } });
