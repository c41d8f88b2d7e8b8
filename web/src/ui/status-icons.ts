import CalendarX from 'lucide-react/icons/calendar-x';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import PackageCheck from 'lucide-react/icons/package-check';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';

/** The icons of states by what they say; each status word has its own. */
export const statusIcons = {
  check: CircleCheck,
  shield: ShieldCheck,
  dot: CircleDot,
  pause: CirclePause,
  quarantine: ShieldAlert,
  eye: Eye,
  clock: Clock,
  expired: CalendarX,
  cross: CircleX,
  alert: CircleAlert,
  package: PackageCheck,
  minus: CircleMinus,
  truck: Truck,
} as const;
export type StatusIcon = keyof typeof statusIcons;
