import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import Tv from 'lucide-react/icons/tv';

/** The sign of a kind of device. */
export function DeviceIcon({ device }: { readonly device: string }) {
  switch (device) {
    case 'mobile':
      return <Smartphone size={18} />;
    case 'tablet':
      return <Tablet size={18} />;
    case 'tv':
      return <Tv size={18} />;
    default:
      return <Monitor size={18} />;
  }
}
