import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import { StaffPicture } from '../../ui/StaffPicture.tsx';

interface ItemPictureProps {
  item: Pick<DonationItem, 'photoUrls' | 'category'>;
  /** What the photo shows; empty where the words beside it say so. */
  alt: string;
  width: number;
}

/** The first photo of an item; the drawing of its category where there is none. */
export const ItemPicture = ({ item: { photoUrls, category }, alt, width }: ItemPictureProps) => {
  const [first] = photoUrls;
  if (first) return <StaffPicture className="full" src={first} alt={alt} width={width} />;
  return <Illustration name={`category-${category}`} alt="" />;
};
