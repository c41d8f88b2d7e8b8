import type { ReactNode } from 'react';
import MapPin from 'lucide-react/icons/map-pin';
import { usePlace, type Place } from '../../session/context';
import { MessagePage } from '../../shell/MessagePage';
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
    <MessagePage
      page={title}
      kind={{ icon: <MapPin size={20} /> }}
      title={say('onboarding:nowhere')}
      text={say('onboarding:nowhereText')}
    />
  );
}
