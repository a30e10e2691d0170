export { LocationCard, type LocationCardProps } from './location-card/location-card.tsx'
export { WeekHours, type WeekHoursProps } from './week-hours/week-hours.tsx'
