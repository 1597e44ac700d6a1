import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { Illustration } from '../../../ui/Illustration.tsx';
import { StaffPicture } from '../../../ui/StaffPicture.tsx';

interface ItemPictureProps {
  item: Pick<DonationItem, 'photoUrls' | 'category'>;
  /** Empty if the text beside the photo says what it shows. */
  alt: string;
  width: number;
}

export const ItemPicture = ({ item: { photoUrls, category }, alt, width }: ItemPictureProps) => {
  const [first] = photoUrls;
  if (first) return <StaffPicture className="full" src={first} alt={alt} width={width} />;
  return <Illustration name={`category-${category}`} alt="" />;
};
