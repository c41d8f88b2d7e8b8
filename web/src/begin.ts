import { beginStart } from './session/begun';
import './theme/fonts.css';

// The first script of a page, and a small one: what the screens will ask for is on its way while they come.
beginStart();
void import('./main');
