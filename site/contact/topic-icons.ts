import type { MessageTopic } from '#contract/messages/message-topics.ts';
import type { IconDrawing } from '../ui/Icon.tsx';
import { Car } from '../ui/icons/Car.tsx';
import { Ear } from '../ui/icons/Ear.tsx';
import { HeartHandshake } from '../ui/icons/HeartHandshake.tsx';
import { MessageCircle } from '../ui/icons/MessageCircle.tsx';
import { Newspaper } from '../ui/icons/Newspaper.tsx';
import { Pill } from '../ui/icons/Pill.tsx';
import { ShoppingBasket } from '../ui/icons/ShoppingBasket.tsx';

/** The picture beside each topic of a message. */
export const topicIcons: Readonly<Record<MessageTopic, IconDrawing>> = {
  question: MessageCircle,
  'medical-expenses': Pill,
  'hospital-transport': Car,
  counselling: Ear,
  'weekly-shopping': ShoppingBasket,
  volunteering: HeartHandshake,
  press: Newspaper,
};
