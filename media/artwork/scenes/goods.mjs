// Boxes, cards, clasps, flat lays and the wrist: everything that is more than a watch.
export default [];
