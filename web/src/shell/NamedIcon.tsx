import Beef from 'lucide-react/icons/beef';
import Beer from 'lucide-react/icons/beer';
import Car from 'lucide-react/icons/car';
import Circle from 'lucide-react/icons/circle';
import Ham from 'lucide-react/icons/ham';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Tag from 'lucide-react/icons/tag';
import Trees from 'lucide-react/icons/trees';
import Wheat from 'lucide-react/icons/wheat';
import type { ComponentType } from 'react';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;

/** The icons that the catalogue names, for chains and menu entries. */
const icons: Readonly<Partial<Record<string, Icon>>> = {
  beef: Beef,
  beer: Beer,
  car: Car,
  ham: Ham,
  'shopping-bag': ShoppingBag,
  tag: Tag,
  trees: Trees,
  wheat: Wheat,
};

export interface NamedIconProps {
  readonly name: string;
  readonly size?: number;
}

/** The icon of a name of the catalogue; a ring for a name that this build does not know. */
export function NamedIcon({ name, size = 16 }: NamedIconProps) {
  const Named = icons[name] ?? Circle;
  return <Named size={size} aria-hidden="true" />;
}
