/** Last path part of the stock pages by car type, the same on every site (CFG-021). */
export const stockTypeSlugs = { used: 'used-cars', demo: 'demo-cars', new: 'new-cars' } as const
