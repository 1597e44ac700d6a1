import { part } from './message.ts';

export const head = part('head', {
  helpForSeriouslyIll: 'Help for seriously ill people in the south-east of Ireland',
  weCoverMedicalExpenses:
    'We cover medical expenses, drive people to hospital, offer counselling and help with the weekly shop, beside seriously ill people since 1976.',
  aboutUs: 'About us',
  howOneFundraiserIn: 'How one fundraiser in 1976 became four shops and 50+ years of help for seriously ill people.',
  visitOurShops: 'Visit our shops',
  fourSecondHandShops:
    'Four second-hand shops in Clane, Bagnelstown, New Ross and Wexford Town: addresses, opening hours and how to get there.',
  ourServices: 'Our services',
  medicalExpensesHospitalTransport:
    'Medical expenses, hospital transport and our donation shops: what we do and how to ask for it.',
  testimonials: 'Testimonials',
  testimonialsLead: 'What the people we stand beside say, in their own words.',
  donateItems: 'Donate items',
  offerFurnitureClothesAnd: 'Offer furniture, clothes and more in three short steps. We collect large items.',
  supportUs: 'Support us',
  threeWaysToHelp: 'Three ways to help: give money, give time, or donate items.',
  yourDonation: 'Your donation',
  yourDonationLead: 'See where the donation that you offered us stands, add photos to it, or withdraw it.',
  yourTestimonial: 'Your testimonial',
  yourTestimonialLead: 'See, correct or withdraw the testimonial that you sent us.',
  page: '{title}, page {number}',
});
