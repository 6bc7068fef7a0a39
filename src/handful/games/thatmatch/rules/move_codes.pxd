cimport cython
from libc.stdint cimport int64_t

cdef int AIMS, CARD_BITS, MOST_SPOTS, TARGETS, VERB_AT
cdef int64_t CARD_MASK, CHOICE_MASK

cpdef int64_t move_of(int64_t verb, int64_t choices=*) except? -1
cpdef int verb_of(int64_t move) except? -1
cpdef int64_t choices_of(int64_t move) except? -1
cpdef int play_of(int card, int spot) except? -1
cpdef int card_played(int64_t move) except? -1
cpdef int spot_played(int64_t move) except? -1
cpdef int special_of(int card, int target) except? -1
cpdef int card_opening(int64_t move) except? -1
cpdef int target_of(int64_t move) except? -1
cpdef int answer_of(int card, int aim) except? -1
cpdef int card_answering(int64_t move) except? -1
cpdef int aim_of(int64_t move) except? -1
cpdef int64_t list_of_one(int card) except? -1
cpdef int first_listed(int64_t cards) except? -1
@cython.locals(choices=int64_t)
cpdef list cards_of(int64_t move)
