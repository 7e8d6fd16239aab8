// Close-ups of a single watch, square.
export default [];
