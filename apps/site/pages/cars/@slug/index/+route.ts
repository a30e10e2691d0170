export default '/cars/@slug'
