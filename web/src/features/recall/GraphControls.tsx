import LocateFixed from 'lucide-react/icons/locate-fixed';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconAction } from '../../ui/IconAction';
import { useSay } from '../../words/use-say';
import type { Viewport } from './use-viewport';

/** The buttons over a graph: nearer, farther, all of it, and back to where the trace began. */
export function GraphControls({ viewport }: { readonly viewport: Viewport }) {
  const { say } = useSay('recall');
  return (
    <div data-part="controls">
      <IconAction label={say('recall:zoomIn')} onClick={viewport.zoomIn}>
        <Plus size={16} />
      </IconAction>
      <IconAction label={say('recall:zoomOut')} onClick={viewport.zoomOut}>
        <Minus size={16} />
      </IconAction>
      <IconAction label={say('recall:fit')} onClick={viewport.fit}>
        <Maximize size={16} />
      </IconAction>
      <IconAction label={say('recall:toStart')} onClick={viewport.toStart}>
        <LocateFixed size={16} />
      </IconAction>
    </div>
  );
}
