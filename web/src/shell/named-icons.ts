import Activity from 'lucide-react/icons/activity';
import Archive from 'lucide-react/icons/archive';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Axe from 'lucide-react/icons/axe';
import Baby from 'lucide-react/icons/baby';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Beef from 'lucide-react/icons/beef';
import Beer from 'lucide-react/icons/beer';
import BookUser from 'lucide-react/icons/book-user';
import Building2 from 'lucide-react/icons/building-2';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Car from 'lucide-react/icons/car';
import ChartLine from 'lucide-react/icons/chart-line';
import Droplets from 'lucide-react/icons/droplets';
import Factory from 'lucide-react/icons/factory';
import Fence from 'lucide-react/icons/fence';
import FileText from 'lucide-react/icons/file-text';
import FileX from 'lucide-react/icons/file-x';
import Flame from 'lucide-react/icons/flame';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Gauge from 'lucide-react/icons/gauge';
import GitBranch from 'lucide-react/icons/git-branch';
import Ham from 'lucide-react/icons/ham';
import Hash from 'lucide-react/icons/hash';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Images from 'lucide-react/icons/images';
import Layers from 'lucide-react/icons/layers';
import ListChecks from 'lucide-react/icons/list-checks';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import MapPinned from 'lucide-react/icons/map-pinned';
import Merge from 'lucide-react/icons/merge';
import MilkOff from 'lucide-react/icons/milk-off';
import Package from 'lucide-react/icons/package';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Pill from 'lucide-react/icons/pill';
import Play from 'lucide-react/icons/play';
import QrCode from 'lucide-react/icons/qr-code';
import RadioTower from 'lucide-react/icons/radio-tower';
import Ruler from 'lucide-react/icons/ruler';
import Scale from 'lucide-react/icons/scale';
import Scissors from 'lucide-react/icons/scissors';
import Send from 'lucide-react/icons/send';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldX from 'lucide-react/icons/shield-x';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Smile from 'lucide-react/icons/smile';
import Sparkles from 'lucide-react/icons/sparkles';
import Split from 'lucide-react/icons/split';
import Sprout from 'lucide-react/icons/sprout';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Store from 'lucide-react/icons/store';
import Syringe from 'lucide-react/icons/syringe';
import Tag from 'lucide-react/icons/tag';
import Tags from 'lucide-react/icons/tags';
import Trees from 'lucide-react/icons/trees';
import Undo from 'lucide-react/icons/undo';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import Warehouse from 'lucide-react/icons/warehouse';
import Wheat from 'lucide-react/icons/wheat';
import Wrench from 'lucide-react/icons/wrench';
import type { ComponentType } from 'react';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;

/** The icons that the catalogue names, for chains, menu entries and events. */
export const namedIcons: Readonly<Partial<Record<string, Icon>>> = {
  activity: Activity,
  archive: Archive,
  'arrow-left-right': ArrowLeftRight,
  'arrow-up-down': ArrowUpDown,
  axe: Axe,
  baby: Baby,
  'badge-check': BadgeCheck,
  beef: Beef,
  beer: Beer,
  'book-user': BookUser,
  'building-2': Building2,
  'calendar-check': CalendarCheck,
  'calendar-plus': CalendarPlus,
  car: Car,
  'chart-line': ChartLine,
  droplets: Droplets,
  factory: Factory,
  fence: Fence,
  'file-text': FileText,
  'file-x': FileX,
  flame: Flame,
  'flask-conical': FlaskConical,
  gauge: Gauge,
  'git-branch': GitBranch,
  ham: Ham,
  hash: Hash,
  'heart-pulse': HeartPulse,
  images: Images,
  layers: Layers,
  'list-checks': ListChecks,
  'log-in': LogIn,
  'log-out': LogOut,
  'map-pinned': MapPinned,
  merge: Merge,
  'milk-off': MilkOff,
  package: Package,
  pause: Pause,
  pencil: Pencil,
  pill: Pill,
  play: Play,
  'qr-code': QrCode,
  'radio-tower': RadioTower,
  ruler: Ruler,
  scale: Scale,
  scissors: Scissors,
  send: Send,
  'shield-alert': ShieldAlert,
  'shield-check': ShieldCheck,
  'shield-x': ShieldX,
  'shopping-bag': ShoppingBag,
  smile: Smile,
  sparkles: Sparkles,
  split: Split,
  sprout: Sprout,
  stethoscope: Stethoscope,
  store: Store,
  syringe: Syringe,
  tag: Tag,
  tags: Tags,
  trees: Trees,
  undo: Undo,
  'user-cog': UserCog,
  users: Users,
  warehouse: Warehouse,
  wheat: Wheat,
  wrench: Wrench,
};

/** Whether the catalogue may name an icon. */
export function hasIcon(name: string): boolean {
  return Object.hasOwn(namedIcons, name);
}
