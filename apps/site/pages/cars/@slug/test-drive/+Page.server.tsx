export { CarFormPage as Page } from '../../../../layout/car-form-page.tsx'
