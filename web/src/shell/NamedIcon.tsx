import Circle from 'lucide-react/icons/circle';
import { namedIcons } from './named-icons';

export interface NamedIconProps {
  readonly name: string;
  readonly size?: number;
}

/** The icon of a name of the catalogue; a ring for a name that this build does not know. */
export function NamedIcon({ name, size = 16 }: NamedIconProps) {
  const Named = namedIcons[name] ?? Circle;
  return <Named size={size} aria-hidden="true" />;
}
