export { connectWatchlist, type WatchlistOptions } from './connect-watchlist.ts'
