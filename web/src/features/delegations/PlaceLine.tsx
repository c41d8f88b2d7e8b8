import Building2 from 'lucide-react/icons/building-2';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { useSay } from '../../words/use-say';
import { CardLine } from './delegation-parts';

export interface PlaceLineProps {
  readonly type: 'BOX' | 'COMPANY';
  readonly name: string;
  readonly company: string;
  /** At the end of the line: a chip. */
  readonly end?: ReactNode;
}

/** Where a role is: an establishment and its company, or all of a company. */
export function PlaceLine({ type, name, company, end }: PlaceLineProps) {
  const { say } = useSay('delegations');
  const Icon = type === 'BOX' ? MapPin : Building2;
  return (
    <CardLine>
      <Icon size={16} aria-hidden="true" />
      <span>
        {name}
        <small>{type === 'BOX' ? company : say('delegations:wholeCompany')}</small>
      </span>
      {end}
    </CardLine>
  );
}
