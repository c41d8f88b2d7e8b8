import Archive from 'lucide-react/icons/archive';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Baby from 'lucide-react/icons/baby';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Beef from 'lucide-react/icons/beef';
import Beer from 'lucide-react/icons/beer';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Car from 'lucide-react/icons/car';
import Fence from 'lucide-react/icons/fence';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Gauge from 'lucide-react/icons/gauge';
import GitBranch from 'lucide-react/icons/git-branch';
import Ham from 'lucide-react/icons/ham';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import MapPinned from 'lucide-react/icons/map-pinned';
import MilkOff from 'lucide-react/icons/milk-off';
import Package from 'lucide-react/icons/package';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Pill from 'lucide-react/icons/pill';
import Play from 'lucide-react/icons/play';
import Scale from 'lucide-react/icons/scale';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Smile from 'lucide-react/icons/smile';
import Sparkles from 'lucide-react/icons/sparkles';
import Sprout from 'lucide-react/icons/sprout';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Syringe from 'lucide-react/icons/syringe';
import Tag from 'lucide-react/icons/tag';
import Tags from 'lucide-react/icons/tags';
import Trees from 'lucide-react/icons/trees';
import Wheat from 'lucide-react/icons/wheat';
import type { ComponentType } from 'react';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;

/** The icons that the catalogue names, for chains, menu entries and events. */
export const namedIcons: Readonly<Partial<Record<string, Icon>>> = {
  archive: Archive,
  'arrow-left-right': ArrowLeftRight,
  baby: Baby,
  'badge-check': BadgeCheck,
  beef: Beef,
  beer: Beer,
  'calendar-check': CalendarCheck,
  car: Car,
  fence: Fence,
  'flask-conical': FlaskConical,
  gauge: Gauge,
  'git-branch': GitBranch,
  ham: Ham,
  'heart-pulse': HeartPulse,
  'map-pinned': MapPinned,
  'milk-off': MilkOff,
  package: Package,
  pause: Pause,
  pencil: Pencil,
  pill: Pill,
  play: Play,
  scale: Scale,
  'shopping-bag': ShoppingBag,
  smile: Smile,
  sparkles: Sparkles,
  sprout: Sprout,
  stethoscope: Stethoscope,
  syringe: Syringe,
  tag: Tag,
  tags: Tags,
  trees: Trees,
  wheat: Wheat,
};

/** Whether the catalogue may name an icon. */
export function hasIcon(name: string): boolean {
  return Object.hasOwn(namedIcons, name);
}
