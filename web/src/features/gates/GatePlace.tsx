import type { ReactNode } from 'react';
import MapPin from 'lucide-react/icons/map-pin';
import { usePlace, type Place } from '../../session/context';
import { HiddenTitle } from '../../shell/HiddenTitle';
import { Middle } from '../../shell/Middle';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';

export interface GatePlaceProps {
  readonly title: string;
  readonly children: (place: Place) => ReactNode;
}

/** What has to be seen to belongs to an establishment; where none is chosen, that comes first. */
export function GatePlace({ title, children }: GatePlaceProps) {
  const { say } = useSay('onboarding');
  const place = usePlace();
  if (place !== null) return children(place);
  return (
    <Middle>
      <HiddenTitle>{title}</HiddenTitle>
      <EmptyState
        icon={<MapPin size={20} />}
        title={say('onboarding:nowhere')}
        text={say('onboarding:nowhereText')}
      />
    </Middle>
  );
}
